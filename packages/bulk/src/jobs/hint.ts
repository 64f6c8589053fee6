import { houseName } from '@pencilmark/core/geometry';
import { explain, type HintLevel, hint as hintText, sentenceText } from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import { profileStep } from '@pencilmark/core/rate';
import { reasonParts, shortestReason } from '@pencilmark/core/reasons';
import { lineOf } from '../text.ts';
import type { StepListener } from './explain.ts';
import { type Answerer, writeRecord } from './job.ts';
import { questionsOf, type TellingChoice, wordsOf } from './question.ts';

type HintOptions = TellingChoice & {
  readonly level?: HintLevel;
  /** Whether the fewest houses and clues are told from which the step follows. */
  readonly reason?: boolean;
};

/** Explains the next step, or a part of it. `show` gets the step, so that it can be drawn. */
export function hintAnswerer(options: HintOptions, show?: StepListener): Answerer {
  const { level = 'where', json, profile = 'own', reason: isReasonWanted = false } = options;
  const language = languageNamed(options.language ?? 'en');
  const asked = questionsOf(options, 'refused');
  return async (found, sink) => {
    const position = await asked(found, sink);
    if (!position) return;
    const { puzzle, givens, grid } = position;
    const { geometry } = puzzle;
    const { alphabet } = found.reading.notation;
    const step = profileStep(puzzle, profile, { givens });
    if (!step) return sink.problem('disappoint', 'No technique finds a step here.');
    const text = hintText(step, geometry, level, { language, alphabet });
    const reason = isReasonWanted ? shortestReason(grid, step) : undefined;
    const reasonSays = reason && sentenceText(reasonParts(reason, geometry, { language, alphabet }));
    show?.({ found, grid, givens, step, number: 1, text: explain(step, geometry, { language, alphabet }) });
    if (json) {
      const { placements, eliminations, technique } = step;
      const full = {
        placements: wordsOf(placements, '=', geometry, alphabet),
        eliminations: wordsOf(eliminations, '<>', geometry, alphabet),
      };
      writeRecord(sink, found, {
        puzzle: lineOf(puzzle.geometry, puzzle.givens, found.reading.notation),
        level,
        ...(level !== 'where' && { technique }),
        ...(level === 'full' && full),
        text,
        ...(isReasonWanted && {
          reason: reason
            ? {
                houses: reason.houses.map(houseName),
                size: reason.size,
                isShortest: reason.isShortest,
                text: reasonSays,
              }
            : null,
        }),
      });
    } else sink.write(`${text}\n${reasonSays ? `${reasonSays}\n` : ''}`);
  };
}
