import { explain, Position, TECHNIQUES, type Technique, techniqueName } from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import { lineOf } from '../text.ts';
import { type Answerer, writeRecord } from './job.ts';
import { questionsOf, type TellingChoice, wordsOf } from './question.ts';

type StepsOptions = TellingChoice & {
  /** Ids of techniques; default all of them. */
  readonly technique?: readonly string[];
  readonly all?: boolean;
};

/** Finds the steps of techniques in a position, without placing or striking anything first. */
export function stepsAnswerer(options: StepsOptions): Answerer {
  const { technique: ids, all, json } = options;
  const language = languageNamed(options.language ?? 'en');
  const asked = questionsOf(options, 'allowed');
  const wanted = TECHNIQUES.filter(({ id }) => ids?.includes(id) ?? true);
  return async (found, sink) => {
    const what = await asked(found, sink);
    if (!what) return;
    const { puzzle, givens, grid, isProper } = what;
    const { geometry } = puzzle;
    const { notation } = found.reading;
    const techniques = wanted.filter(
      (technique) => technique.supports?.(geometry) !== false && (isProper || technique.family !== 'uniqueness'),
    );
    for (const sentence of leftOut(wanted, techniques, geometry.id, isProper, ids !== undefined))
      sink.problem('note', sentence);
    let count = 0;
    const position = new Position(grid, givens);
    for (const technique of techniques) {
      for (const step of technique.find(position)) {
        count++;
        const text = explain(step, geometry, { language, alphabet: notation.alphabet });
        const placements = wordsOf(step.placements, '=', geometry, notation.alphabet);
        const eliminations = wordsOf(step.eliminations, '<>', geometry, notation.alphabet);
        if (json)
          writeRecord(sink, found, {
            puzzle: lineOf(puzzle.geometry, puzzle.givens, notation),
            technique: step.technique,
            placements,
            eliminations,
            text,
          });
        else sink.write(`${found.place}: ${techniqueName(step.technique, language)}: ${text}\n`);
        if (!all) break;
      }
    }
    sink.count('steps', count);
    if (count === 0) sink.problem('disappoint', ids ? `No step of ${ids.join(', ')}.` : 'No step found.');
  };
}

/** The sentence that says which of the wanted techniques are not looked for, and why. */
function leftOut(
  wanted: readonly Technique[],
  taken: readonly Technique[],
  board: string,
  isProper: boolean,
  isChosen: boolean,
): string[] {
  const missing = wanted.filter((technique) => !taken.includes(technique));
  const names = (list: readonly Technique[]): string => list.map(({ id }) => id).join(', ');
  const unsure = isProper ? [] : missing.filter(({ family }) => family === 'uniqueness');
  const senseless = missing.filter((technique) => !unsure.includes(technique));
  return [
    ...(unsure.length > 0
      ? [`Left out, because there are several solutions: ${isChosen ? names(unsure) : 'techniques of uniqueness'}.`]
      : []),
    ...(senseless.length > 0 && isChosen
      ? [`Left out, because they make no sense on ${board}: ${names(senseless)}.`]
      : []),
  ];
}
