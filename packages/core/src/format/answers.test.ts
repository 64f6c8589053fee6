import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { expectAnswers } from '../../../../scripts/answers.mjs';
import { digestOf } from '../../../../scripts/digest.mjs';
import { boardOf } from '../geometry/clues.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { FORMATS } from './formats.ts';
import { parsePuzzle } from './parse.ts';
import { makeReader } from './reader.ts';

const FOLDER = new URL('../../../../corpus/formats/', import.meta.url);
const DAMAGES = 12;
/** Characters of which damages are made. */
const STRAY = '0159.x|+-,:;"{}[]<>&\\\n\r\t éA';

/** What is read, or what is wrong: all that a program sees of it. */
const seen = (result: ReturnType<typeof parsePuzzle>): unknown => {
  if (!result.ok) return result.error;
  const { puzzle, format, ...rest } = result.value;
  const { geometry, ...digits } = puzzle;
  return [format.name, geometry.id, { ...digits, givens: [...digits.givens] }, rest];
};

/** A text with a piece cut out, doubled, or replaced by stray characters. */
function damaged(text: string, seed: number): string {
  const random = makeRandom(seed);
  const from = random.below(text.length);
  const to = Math.min(text.length, from + 1 + random.below(seed % 3 === 0 ? 40 : 3));
  const stray = STRAY[random.below(STRAY.length)]!;
  const piece = [() => '', () => text.slice(from, to).repeat(2), () => stray, () => stray.repeat(to - from)][seed % 4]!;
  return text.slice(0, from) + piece() + text.slice(to);
}

test('what is read of examples of all formats, whole and damaged, alone and in a stream', async () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file !== 'manifest.tsv')
    .sort();
  const rows = files.map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const texts = [text, ...Array.from({ length: DAMAGES }, (_, seed) => damaged(text, seed + 1))];
    const alone = texts.map((one) => [seen(parsePuzzle(one)), seen(parsePuzzle(one, { ignoreRules: true }))]);
    const streamed = texts.map((one) => {
      const reader = makeReader();
      return [...reader.push(one), ...reader.end()].map(({ result, ...entry }) => [seen(result), entry]);
    });
    const read = parsePuzzle(text, { ignoreRules: true });
    const printed = FORMATS.map(({ print, canPrint }) =>
      read.ok && canPrint(read.value.puzzle) ? print(read.value.puzzle) : undefined,
    );
    return [file, digestOf(alone), digestOf(streamed), digestOf(printed)];
  });
  await expectAnswers(
    'formats',
    'Digests of what is read of a file and of damaged copies, alone and in a stream, and of what all formats print of it.',
    rows,
  );
});

/** Boards of the pages of rules, and small ones. */
const BOARDS = readFileSync(new URL('../../../../corpus/rules.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[1]!)
  .concat('1x1', '2x2:2x1', '4x4', '9x9:0-8', '4x6', '12x12', '16x16', '25x25');

test('what formats write of boards with rules and clues', async () => {
  const rows = BOARDS.map((id) => {
    const geometry = boardOf(id);
    const givens = new Uint8Array(geometry.cellCount);
    for (const cell of geometry.cells) if (cell % 5 === 0) givens[cell] = (cell % geometry.size) + 1;
    const puzzle = makePuzzle(geometry, givens);
    const texts = FORMATS.map(({ print, canPrint }) => (canPrint(puzzle) ? print(puzzle) : undefined));
    const back = texts.map((text) => text && seen(parsePuzzle(text, { geometry, ignoreRules: true })));
    return [id, texts.filter((text) => text !== undefined).length, digestOf(texts), digestOf(back)];
  });
  await expectAnswers(
    'printed',
    'Board, how many formats can write it, digests of the texts and of what is read back.',
    rows,
  );
});
