import type { LanguageCode } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { language } from '../../text/index.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { setterOf } from '../../ui/parts/signals.ts';
import { END } from '../end/tasks.ts';
import { entriesOf, type Moment } from './moments.ts';

type Named = ReadonlyMap<number, Readonly<Record<LanguageCode, string>>>;

/** The technique behind each placement of one puzzle, by the moment of it. */
async function reasonsOn(moments: readonly Moment[], leg: number): Promise<Named> {
  const isHere = ({ seen }: Moment): boolean => (seen.snapshot.duel?.leg ?? 0) === leg;
  const { snapshot } = moments.find(isHere)?.seen ?? {};
  const givens = snapshot?.duel?.givens ?? snapshot?.boards?.givens;
  if (!snapshot || !givens) return new Map();
  const entries = entriesOf(moments).filter(({ at }) => isHere(moments[at]!));
  const { reasons, names } = await engine.ask(END.way, { board: snapshot.rules.board, givens, entries });
  return new Map(entries.flatMap(({ at }, index) => (reasons[index] ? [[at, names[reasons[index]]!] as const] : [])));
}

/** The name of the technique behind each placement, by the moment of it, as far as it is known. */
export function useReasons(moments: readonly Moment[]): ReadonlyMap<number, string> {
  const reasons = useSignal<Named>(new Map());
  const ask = async (): Promise<Named> => {
    reasons.value = new Map();
    // A rated duel has two puzzles.
    const both = await Promise.all([reasonsOn(moments, 0), reasonsOn(moments, 1)]);
    return new Map(both.flatMap((named) => [...named]));
  };
  useAnswer({ ask, hear: setterOf(reasons), miss: () => {} }, [moments]); // then none is named
  return new Map([...reasons.value].map(([at, names]) => [at, names[language.value]]));
}
