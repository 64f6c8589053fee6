import { drawBoard } from '@pencilmark/board';
import { formatNamed, type ParsedPuzzle, parsePuzzle } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import { type LanguageCode, techniqueName } from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import { gridOf } from '@pencilmark/core/puzzle';
import type { ProfileName } from '@pencilmark/core/rate';
import { tellClue } from '@pencilmark/core/words';
import { Answers } from '../chunk/answers.ts';
import type { StepListener } from '../jobs/explain.ts';
import { loadStepAnswerers } from '../jobs.ts';
import { badPuzzle, type Question, type Reply } from './question.ts';

interface PictureOptions {
  readonly from?: string;
  readonly geometry?: string;
  readonly alphabet?: string;
  readonly ignoreRules?: boolean;
  readonly step?: number;
  readonly candidates?: boolean;
  readonly profile?: ProfileName;
  readonly language?: LanguageCode;
  readonly theme?: 'auto' | 'light' | 'dark';
}

/** Draws the puzzle of a text, or a step of its path as `explain --svg` does. */
export async function pictureOf(text: string, options: Question['options']): Promise<Reply> {
  const { from, geometry: id, alphabet, ignoreRules, step, ...look } = options as PictureOptions;
  const geometry = id === undefined ? undefined : geometryOf(id);
  const read = parsePuzzle(text, {
    ...(from !== undefined && { format: formatNamed(from)! }),
    ...(geometry?.ok && { geometry: geometry.value }),
    ...(alphabet !== undefined && { alphabet }),
    ...(ignoreRules && { ignoreRules }),
  });
  if (!read.ok) return badPuzzle(read.error);
  return step === undefined ? { body: drawn(read.value, look) } : drawnStep(read.value, step, look);
}

function drawn(
  { puzzle, notation: { alphabet }, about }: ParsedPuzzle,
  { candidates, theme = 'auto', language = 'en' }: PictureOptions,
): string {
  const { geometry, givens } = puzzle;
  const clues = geometry.clues.map((clue) => tellClue(clue, geometry, languageNamed(language)));
  return drawBoard({
    geometry,
    digits: givens,
    givens,
    alphabet,
    theme,
    ...(candidates && { candidates: gridOf(puzzle).candidates }),
    ...(about?.title !== undefined && { title: about.title }),
    ...(clues.length > 0 && { description: clues.join('\n') }),
  });
}

async function drawnStep(
  reading: ParsedPuzzle,
  wanted: number,
  { theme = 'auto', language: code = 'en', profile = 'own' }: PictureOptions,
): Promise<Reply> {
  const language = languageNamed(code);
  let body: string | undefined;
  const show: StepListener = ({ grid, givens, step, number, text }) => {
    if (number !== wanted) return;
    const { geometry, digits, candidates } = grid;
    const clues = geometry.clues.map((clue) => tellClue(clue, geometry, language));
    const title = `${number}. ${techniqueName(step.technique, language)}`;
    const description = [text, ...clues].join('\n');
    const { alphabet } = reading.notation;
    body = drawBoard({ geometry, digits, givens, candidates, step, title, description, alphabet, theme });
  };
  const { explainAnswerer } = await loadStepAnswerers();
  const sink = new Answers(0);
  await explainAnswerer({ language: code, profile, json: true, fromStep: wanted }, show)(
    { reading, place: 'text', line: 1 },
    sink,
  );
  if (body !== undefined) return { body };
  const { problem } = sink.whole().asides.at(-1) ?? {};
  const message = problem?.message ?? `There is no step ${wanted}.`;
  return { fault: { code: 'bad-puzzle', text: message, position: 'step' } };
}
