import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { MoveList } from '../../ui/parts/MoveList.tsx';
import type { Names } from '../match/words.ts';
import { type Moment, whatHappened } from './moments.ts';

interface MovesProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly reasons: ReadonlyMap<number, string>;
  readonly names: Names;
  go(to: number): void;
}

/** All moves: when, who, what, by which technique, what it cost or earned. */
export function Moves({ moments, at, reasons, names, go }: MovesProps): JSX.Element {
  const rows = moments.map((moment, index) => {
    const { what, pace, gain } = whatHappened(moment, names);
    const text = reasons.get(index);
    return {
      ms: moment.ms,
      what,
      said: text ? { text, look: 'technique' } : undefined,
      edge: (
        <>
          {pace} <b>{gain}</b>
        </>
      ),
    };
  });
  return <MoveList rows={rows} at={at} label={t('replay.moves')} go={go} />;
}
