/** What the fuzzer damages: a text of every format and kind of board, ids, records, pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS, parsePuzzle } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { ROOT } from '../../scripts/workspace.mjs';

const corpus = (path) => join(ROOT, 'corpus', path);
const filesOf = (folder) =>
  readdirSync(corpus(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
const textOf = (path) => readFileSync(corpus(path), 'utf8');

/** The first columns of the rows of a table. */
const rowsOf = (path) =>
  textOf(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Every id of a board that the tables of the corpus name. */
function boardsOfCorpus() {
  const words = ['boards.tsv', 'rules.tsv', 'clues.tsv'].flatMap((path) => rowsOf(path).flat());
  return [...new Set(words.filter((word) => /^\d+x\d+(:\S+)?$/.test(word)))];
}

/** Of each board so many formats. */
const OF_A_BOARD = 4;

/**
 * The boards with clues and rules of the corpus, as formats write them, each when it is asked for.
 */
const printedPuzzles = (boards) =>
  boards.flatMap((id) =>
    Array.from({ length: OF_A_BOARD }, (_, part) => ({
      name: `${id.slice(0, 60)}, printed`,
      get bytes() {
        const puzzle = emptyPuzzle(geometryOf(id).value);
        const formats = FORMATS.filter((format) => format.canPrint(puzzle));
        return Buffer.from(formats[Math.floor((part * formats.length) / OF_A_BOARD)].print(puzzle));
      },
    })),
  );

const LARGEST = 20_000;

/** Everything that is damaged, read once. */
export function makeStock() {
  const formats = filesOf('formats').filter((path) => !path.endsWith('.tsv'));
  const texts = [...formats, 'examples.txt', 'tutorials.tsv', 'collection.tsv', 'links.tsv', 'boards.tsv'].map(
    (name) => ({ name, bytes: readFileSync(corpus(name)).subarray(0, LARGEST) }),
  );
  const boards = boardsOfCorpus();
  const lines = rowsOf('tutorials.tsv')
    .flat()
    .filter((word) => /^[\d.]{81}$/.test(word));
  return {
    texts: [...texts, ...printedPuzzles(boards)],
    formats: texts.slice(0, formats.length),
    boards,
    lines,
    pictures: filesOf('pictures')
      .filter((name) => /\.(png|jpe?g)$/.test(name))
      .map((name) => ({ name, bytes: readFileSync(corpus(name)) })),
    records: [...records(lines), answers()],
  };
}

/** Records of games as a program of somebody else might write them. */
function records(lines) {
  return lines.slice(0, 3).map((line, number) => {
    const { value } = parsePuzzle(line);
    const givens = [...value.puzzle.givens];
    const empty = [...givens.keys()].filter((cell) => givens[cell] === 0);
    const called = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
    const moves = empty.slice(0, 20).map((cell, index) => ({
      ms: index * 1700,
      ...(index % 4 === 3
        ? { centre: { [called(cell)]: [1, 2] } }
        : { digits: { [called(cell)]: 1 + ((index + number) % 9) } }),
      ...(index % 7 === 6 && { help: true }),
      ...(index % 9 === 8 && { supposed: true, after: index - 2 }),
    }));
    return {
      name: `record ${number}`,
      bytes: Buffer.from(
        JSON.stringify({ format: 'pencilmark-game', version: 1, board: '9x9:3x3', givens, played: 99_000, moves }),
      ),
    };
  });
}

/** Answers to drills as somebody takes them along. */
function answers() {
  const answer = {
    id: 'a1',
    technique: 'x-wing',
    drill: 'd1',
    grade: 'shown',
    at: 1_700_000_000_000,
    ms: 4000,
    outcome: 'found',
  };
  const lines = [{ format: 'pencilmark-answers', version: 1 }, answer, { ...answer, id: 'a2', outcome: 'missed' }];
  return { name: 'answers', bytes: Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) };
}
