import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { clockText } from './clock.ts';
import './rerun.css';

/** A move of a film in its list: when, what; what is said of it, and at the edge a number. */
export interface MoveRow {
  readonly ms: number;
  readonly what: ComponentChildren;
  readonly said?: { readonly text: string; readonly look: string } | undefined;
  readonly edge?: ComponentChildren;
}

interface MoveListProps {
  readonly rows: readonly MoveRow[];
  readonly at: number;
  readonly label?: string;
  go(to: number): void;
}

/** All moves of a film; that on screen stays in sight. */
export function MoveList({ rows, at, label, go }: MoveListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <ol class="moves" ref={list} aria-label={label}>
      {rows.map(({ ms, what, said, edge }, index) => (
        <li key={index}>
          <button
            type="button"
            class="quiet"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => go(index)}
          >
            <time>{clockText(ms)}</time>
            <span class="what">
              <strong>{what}</strong>
              {said && <span class={said.look}>{said.text}</span>}
            </span>
            <span class="gain">{edge}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
