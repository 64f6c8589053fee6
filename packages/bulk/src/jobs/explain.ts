import {
  applyStep,
  explain as explainStep,
  type LanguageCode,
  type Path,
  type Step,
  techniqueName,
} from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import type { Grid } from '@pencilmark/core/puzzle';
import { profilePath } from '@pencilmark/core/rate';
import { countText } from '../numbers.ts';
import { lineOf } from '../text.ts';
import { type Answerer, type Found, writeRecord } from './job.ts';
import { questionsOf, type TellingChoice, wordsOf } from './question.ts';

type ExplainOptions = TellingChoice & {
  /** The number of the first step to explain, from 1. */
  readonly fromStep?: number;
};

/** Gets each step that is explained, with the grid before it. */
export type StepListener = (shown: {
  readonly found: Found;
  readonly grid: Grid;
  readonly givens: Uint8Array;
  readonly step: Step;
  readonly number: number;
  readonly text: string;
}) => void;

/** The end of a path in words. */
const ENDS: Readonly<Record<LanguageCode, Readonly<Record<Path['end'], (open: number) => string>>>> = {
  en: {
    solved: () => 'Solved.',
    stuck: (open) => `The techniques end here, with ${countText(open, 'open cell')}.`,
    contradiction: () => 'This leads to a contradiction.',
    budget: (open) => `The search for nets within nets was cut short, with ${countText(open, 'open cell')}.`,
  },
  de: {
    solved: () => 'Gelöst.',
    stuck: (open) => `Hier enden die Techniken; offene Zellen: ${open}.`,
    contradiction: () => 'Das führt zu einem Widerspruch.',
    budget: (open) => `Die Suche nach Netzen in Netzen wurde abgebrochen; offene Zellen: ${open}.`,
  },
  fr: {
    solved: () => 'Résolu.',
    stuck: (open) => `Les techniques s’arrêtent ici ; cases vides : ${open}.`,
    contradiction: () => 'Cela mène à une contradiction.',
    budget: (open) => `La recherche de réseaux dans des réseaux a été interrompue ; cases vides : ${open}.`,
  },
  ja: {
    solved: () => '解けました。',
    stuck: (open) => `テクニックはここまでです。空きマス：${open}。`,
    contradiction: () => '矛盾が生じます。',
    budget: (open) => `ネットの中のネットの探索を打ち切りました。空きマス：${open}。`,
  },
};

/** Explains the whole path. `show` gets each step, so that it can be drawn. */
export function explainAnswerer(options: ExplainOptions, show?: StepListener): Answerer {
  const { json, language: code = 'en', profile = 'own', fromStep: first = 1 } = options;
  const language = languageNamed(code);
  const asked = questionsOf(options, 'refused');
  return async (found, sink) => {
    const position = await asked(found, sink);
    if (!position) return;
    const { puzzle, givens, grid } = position;
    const { geometry } = puzzle;
    const { notation } = found.reading;
    const { steps, end, grid: last } = profilePath(puzzle, profile, { givens });
    const reports: object[] = [];
    for (const [index, step] of steps.entries()) {
      const number = index + 1;
      if (number >= first) {
        const text = explainStep(step, geometry, { language, alphabet: notation.alphabet });
        show?.({ found, grid, givens, step, number, text });
        if (json)
          reports.push({
            step: number,
            technique: step.technique,
            placements: wordsOf(step.placements, '=', geometry, notation.alphabet),
            eliminations: wordsOf(step.eliminations, '<>', geometry, notation.alphabet),
            text,
          });
        else sink.write(`${number}. ${techniqueName(step.technique, language)}: ${text}\n`);
      }
      applyStep(grid, step);
    }
    const open = last.digits.filter((digit) => digit === 0).length;
    if (json)
      writeRecord(sink, found, { puzzle: lineOf(puzzle.geometry, puzzle.givens, notation), steps: reports, end });
    else sink.write(`${ENDS[code][end](open)}\n`);
    if (first > steps.length)
      sink.problem('note', `The path has ${countText(steps.length, 'step')}; there is no step ${first}.`);
    sink.count(end === 'solved' ? 'solved' : 'stuck');
    if (end !== 'solved') sink.raise();
  };
}
