import { batch, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { engine } from '../../../engine/engine.ts';
import { dayOf, timeOfDay } from '../../../model/daily.ts';
import type { Proof } from '../../../model/game.ts';
import { readyFor } from '../../../puzzles/boards.ts';
import { locale, t } from '../../../text/index.ts';
import { FIVE, keepOutcomes, type Outcome, outcomesOf } from '../five.ts';
import { ProofSlip } from '../ProofSlip.tsx';
import { type Position, PROVE } from '../tasks.ts';
import { ask, trial } from '../trial.ts';
import { Choice } from './Choice.tsx';
import { Result } from './Result.tsx';
import { Table } from './Table.tsx';
import { useTable } from './table.ts';
import '../prove.css';

/** The day on screen, its positions, and how those ended that are over. */
const day = signal('');
const positions = signal<readonly Position[]>([]);
const outcomes = signal<readonly Outcome[]>([]);
const hasFailed = signal(false);

async function begin(): Promise<void> {
  const today = dayOf(new Date());
  const five = day.peek() === today ? positions.peek() : await engine.ask(PROVE.five, today);
  await readyFor(five.map(({ board }) => board));
  batch(() => {
    day.value = today;
    positions.value = five;
    outcomes.value = outcomesOf(today);
  });
}

/** Ends the position on screen. */
function close(outcome: Outcome): void {
  outcomes.value = [...outcomes.peek(), outcome];
  keepOutcomes(day.peek(), outcomes.peek());
}

/** What each proof means for a position. */
const OUTCOME_OF: Readonly<Record<Proof['verdict'], Outcome>> = {
  proven: 'proven',
  shorter: 'proven',
  unproven: 'true',
  none: 'true',
  wrong: 'wrong',
};

/** Five positions a day: in each, the player finds a digit and proves it. */
export function Prove(): JSX.Element {
  useEffect(() => {
    hasFailed.value = false;
    begin().catch(() => {
      hasFailed.value = true;
    });
    return () => ask(undefined);
  }, []);
  if (hasFailed.value) return <p class="notice">{t('prove.failed')}</p>;
  if (positions.value.length === 0) return <p class="wait">{t('play.wait')}</p>;
  const at = outcomes.value.length;
  const position = positions.value[at];
  return (
    <div class="page prove">
      <header class="five-head">
        <h1>{t('page.prove')}</h1>
        <p class="date">
          {timeOfDay(day.value).toLocaleDateString(locale.value, { weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
        <Squares outcomes={outcomes.value} at={at} />
      </header>
      {position ? (
        <PositionToProve key={at} position={position} at={at} />
      ) : (
        <Result day={day.value} outcomes={outcomes.value} />
      )}
    </div>
  );
}

/** A position beside its question. */
function PositionToProve({ position, at }: { readonly position: Position; readonly at: number }): JSX.Element {
  const table = useTable(position);
  const claim = (digit: number, isPlacement: boolean): void => {
    const [cell] = table.cells.peek();
    if (cell === undefined) return;
    ask({
      ...table,
      claim: { candidates: [{ cell, digit }], isPlacement },
      end: ({ verdict }) => close(OUTCOME_OF[verdict]),
    });
  };
  return (
    <div class="five">
      <Table table={table} claim={claim} />
      <div class="five-side">
        {trial.value ? (
          <ProofSlip />
        ) : (
          <Choice table={table} at={at + 1} all={FIVE} claim={claim} skip={() => close('skipped')} />
        )}
      </div>
    </div>
  );
}

/** The five positions of a day as a row of squares: how they ended, and which is next. */
const Squares = ({ outcomes, at }: { readonly outcomes: readonly Outcome[]; readonly at: number }): JSX.Element => (
  <ol class="week squares">
    {Array.from({ length: FIVE }, (_, index) => (
      <li
        key={index}
        class={`${outcomes[index] ?? ''}${index === at ? ' today' : ''}`}
        aria-current={index === at ? 'step' : undefined}
      >
        <span aria-hidden="true">{index + 1}</span>
        <span class="spoken">
          {index + 1}: {t(`prove.mark.${outcomes[index] ?? 'open'}`)}
        </span>
      </li>
    ))}
  </ol>
);
