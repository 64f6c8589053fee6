import { type Signal, useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { ICONS } from './icons.tsx';

/** A row of a menu: it leads to an address, or does something, or is on or off. */
export interface MenuRow {
  readonly label: string;
  /** What it does, in a short line. */
  readonly says?: string;
  readonly href?: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  run?(): void;
}

/** Rows that belong together, with a line between them and others. */
export interface MenuGroup {
  /** A heading above them. */
  readonly name?: string;
  readonly rows: readonly MenuRow[];
}

interface MenuProps {
  readonly label: string;
  /** Is called while the menu is open. */
  groups(): readonly MenuGroup[];
  /** What the menu waits for before it opens. */
  prepare?(): Promise<unknown>;
}

const ROW = '[role^=menuitem]';

/**
 * The button "…" and its menu, which lies over the page and moves nothing. Arrow keys, Home, End
 * and first letters go through it; Escape closes it, and the button has the focus again.
 */
export function Menu({ label, groups, prepare }: MenuProps): JSX.Element {
  const isOpen = useSignal(false);
  const whole = useRef<HTMLDivElement>(null);
  useOpenMenu(whole, isOpen);
  const toggle = async (): Promise<void> => {
    if (!isOpen.value) await prepare?.();
    isOpen.value = !isOpen.value;
  };
  const close = (): void => {
    isOpen.value = false;
    whole.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen.value) return;
    // No key of the page is meant while a menu is open.
    event.stopPropagation();
    const rows = [...whole.current!.querySelectorAll<HTMLElement>(ROW)];
    const next = nextRow(rows, event);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') isOpen.value = false;
    else if (next) next.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows in it
    <div class="menu" ref={whole} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen.value}
        onClick={() => void toggle()}
      >
        <ICONS.more />
      </button>
      {isOpen.value && (
        <div class="rows" role="menu" aria-label={label}>
          <div class="groups">
            {groups().map((group, index) => (
              <Group key={index} group={group} close={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** Begins at the first row of a menu that opens; whoever presses or goes elsewhere closes it. */
function useOpenMenu(whole: RefObject<HTMLDivElement | null>, isOpen: Signal<boolean>): void {
  useLayoutEffect(() => {
    if (!isOpen.value) return;
    const stop = keepInWindow(whole.current!);
    whole.current?.querySelector<HTMLElement>(ROW)?.focus({ preventScroll: true });
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !whole.current?.contains(target)) isOpen.value = false;
    };
    addEventListener('pointerdown', leave, true);
    addEventListener('focusin', leave);
    return () => {
      stop();
      removeEventListener('pointerdown', leave, true);
      removeEventListener('focusin', leave);
    };
  }, [isOpen.value]);
}

/**
 * Lets the menu have the room between its button and the end of the window, and scroll where it
 * needs more. Gives what ends that.
 */
function keepInWindow(menu: HTMLElement): () => void {
  const measure = (): void => menu.style.setProperty('--under', `${Math.round(menu.getBoundingClientRect().bottom)}px`);
  measure();
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** The row that a key leads to, from the one with the focus. */
function nextRow(rows: readonly HTMLElement[], { key }: KeyboardEvent): HTMLElement | undefined {
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return rows[(at + 1) % rows.length];
  if (key === 'ArrowUp') return rows.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  return after.find((row) => row.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

const Group = ({ group: { name, rows }, close }: { readonly group: MenuGroup; close(): void }): JSX.Element => (
  <div role="group" aria-label={name} class={name && 'named'}>
    {name && (
      <p class="eyebrow" aria-hidden="true">
        {name}
      </p>
    )}
    {rows.map((row) => (
      <Row key={row.label} row={row} close={close} />
    ))}
  </div>
);

function Row({ row, close }: { readonly row: MenuRow; close(): void }): JSX.Element {
  const { label, says, href, isOn, isDisabled, run } = row;
  const id = useId();
  const named = { tabIndex: -1, 'aria-labelledby': id, 'aria-describedby': says && `${id}-says` };
  const words = (
    <span>
      <span id={id}>{label}</span>
      {says && (
        <span class="says" id={`${id}-says`}>
          {says}
        </span>
      )}
    </span>
  );
  if (href !== undefined)
    return (
      <a role="menuitem" href={href} {...named}>
        {words}
      </a>
    );
  const act = (): void => {
    if (isDisabled) return;
    close();
    run?.();
  };
  return (
    <button
      type="button"
      {...(isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      aria-disabled={isDisabled || undefined}
      onClick={act}
      {...named}
    >
      {words}
      {isOn && <ICONS.check />}
    </button>
  );
}
