import { ALPHABET } from '@pencilmark/core/geometry';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { address } from '../route.ts';
import { type Key, t } from '../text/index.ts';
import { doStep, mend, solveToHere, tellMore, walkTo } from './actions.ts';
import { cellName, close, deedsOf, type Hint, hint, spoken, telling, verdict, type Walk } from './hint.ts';
import { askHint } from './questions.ts';
import { Sentence } from './Sentence.tsx';
import './projection.tsx';
import type { Told } from './tasks.ts';

export { askHint, askPath, askWhy } from './questions.ts';

/** What the button that leads on does. */
const MORE: readonly { readonly says: Key; run(): void }[] = [
  { says: 'hint.whichTechnique', run: tellMore },
  { says: 'hint.showAll', run: tellMore },
  { says: 'hint.doStep', run: doStep },
];

/** What the button that closes the panel is called. */
const CLOSE: Readonly<Partial<Record<Hint['kind'], Key>>> = { walk: 'walk.back', wait: 'hint.stop' };

/** What is told about the game: a step in three stages, a mistake, a path to walk. */
export function HintPanel(): JSX.Element | null {
  const current = hint.value;
  const panel = useKeptFocus();
  if (!current) return null;
  const more =
    current.kind === 'step'
      ? MORE[current.stage]
      : current.kind === 'mistake'
        ? { says: `hint.mend.${current.mistake.kind}` as const, n: current.mistake.cells.length, run: mend }
        : current.kind === 'done'
          ? { says: 'hint.next' as const, run: askHint }
          : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the key of its button
    <div
      class="hinted"
      data-kind={current.kind}
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      {verdict.value !== 'proper' && verdict.value !== undefined && (
        <p class="notice">{t(`hint.verdict.${verdict.value}`)}</p>
      )}
      {current.kind === 'walk' && <Turns walk={current} />}
      {current.kind === 'step' && current.stage > 0 && <Name told={current.told} />}
      {current.kind === 'wait' ? <p class="wait">{t('play.wait')}</p> : <Sentence parts={spoken.value} />}
      {current.kind === 'walk' && <Steps walk={current} />}
      <div class="buttons">
        {more && (
          <button type="button" class="main" onClick={() => void more.run()}>
            {t(more.says, { n: 'n' in more ? more.n : 1 })}
          </button>
        )}
        {current.kind === 'walk' && (
          <button type="button" class="main" onClick={solveToHere}>
            {t('walk.solveToHere')}
          </button>
        )}
        <button type="button" class="quiet" onClick={close}>
          {t(CLOSE[current.kind] ?? 'hint.close')}
        </button>
      </div>
    </div>
  );
}

/**
 * Whoever is in the panel stays there when what has the focus goes; when the panel goes, at the
 * button that asks for hints.
 */
function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const wasInside = panel.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (!wasInside || (now !== document.body && now !== panel.current)) return;
    const next = panel.current
      ? (panel.current.querySelector<HTMLElement>('.main') ?? panel.current)
      : document.querySelector<HTMLElement>('.actions .ask');
    next?.focus({ preventScroll: true });
  });
  return panel;
}

/** The name of a technique, which leads to its page. */
function Name({ told }: { readonly told: Told }): JSX.Element {
  return (
    <p class="technique">
      <a href={address(`learn/${told.step.technique}`)}>{telling(told).name}</a>
    </p>
  );
}

/** How a walk ends, and buttons for the step before and the step after. */
function Turns({ walk: { steps, at, end, gone } }: { readonly walk: Walk }): JSX.Element {
  const lead = gone
    ? t('why.because', { n: steps.length, digit: ALPHABET[gone.digit - 1]!, cell: cellName(gone.cell) })
    : t(`walk.${end ?? 'solved'}`, { n: steps.length });
  return (
    <>
      <p>{lead}</p>
      <div class="buttons">
        <button type="button" onClick={() => walkTo(at - 1)} disabled={at === 0}>
          {t('walk.before')}
        </button>
        <span>{t('walk.at', { at: at + 1, all: steps.length })}</span>
        <button type="button" onClick={() => walkTo(at + 1)} disabled={at === steps.length - 1}>
          {t('walk.next')}
        </button>
      </div>
      <Name told={steps[at]!} />
    </>
  );
}

/** The list of steps to walk through. */
function Steps({ walk: { steps, at } }: { readonly walk: Walk }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, row] = [list.current, list.current?.children[at] as HTMLElement | undefined];
    if (!box || !row) return;
    // Only the list is scrolled, not the page.
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    const below = row.offsetTop + row.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [at]);
  return (
    <ol class="steps" ref={list}>
      {steps.map((told, index) => (
        <li key={index}>
          <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => walkTo(index)}>
            {telling(told).name} <small>{deedsOf(told)}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
