/**
 * The pages of rules, docs/rules: for each rule and each kind of clues a board with samples, drawn
 * and told, what it means exactly, and how other programs write it. The samples and the traps are
 * rows of corpus/rules.tsv, names and sentences those of core's words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import LZString from 'lz-string';
import { everythingOf } from './sources.mjs';
import { ROOT } from './workspace.mjs';

export const FOLDER = 'docs/rules';
const SAMPLES = 'corpus/rules.tsv';

/** The rows of corpus/rules.tsv by the name of their rule. */
function samples() {
  const rows = readFileSync(join(ROOT, SAMPLES), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return new Map(rows.map(([name, board, exactly, sudokuPad]) => [name, { board, exactly, sudokuPad }]));
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a board asks for besides rows, columns and boxes: sentences of one rule. */
const sentencesOf = (core, geometry, rule, language) =>
  core
    .rulesText({ ...geometry, rules: [rule] }, language)
    .split('\n')
    .slice(1)
    .join(' ');

/** The board with the rule, or with one clue of the kind, to show how it is written. */
function shortest(core, geometry, name) {
  const clue = geometry.clues.find(({ rule }) => rule === name);
  return clue ? core.withClues(geometry.plain, [clue]) : core.withRules(geometry.plain, [name]);
}

/** What f-puzzles has for a board besides its cells, and but for drawings. */
function fpuzzlesOf(core, puzzle) {
  const format = core.formatNamed('fpuzzles');
  if (!format.canPrint(puzzle)) return undefined;
  const packed = format.print(puzzle).split('load=')[1];
  const { size, grid, line, ...members } = JSON.parse(LZString.decompressFromBase64(decodeURIComponent(packed)));
  return JSON.stringify(members);
}

function issOf(core, puzzle) {
  const format = core.formatNamed('iss');
  return format.canPrint(puzzle) ? format.print(puzzle) : undefined;
}

const code = (text) => (text === undefined ? 'It has no way to write it.' : `\`${text.replaceAll('|', '\\|')}\``);

/** The digits of a solution: on the cells of clues of the kind, or everywhere. */
function shownDigits(solution, geometry, name) {
  const cells = new Set(geometry.clues.filter(({ rule }) => rule === name).flatMap((clue) => clue.cells.flat()));
  return solution.map((digit, cell) => (cells.size === 0 || cells.has(cell) ? digit : 0));
}

/** The picture and the page of a rule. */
function pageOf({ core, drawBoard }, rule, { board, exactly, sudokuPad }) {
  const { name } = rule;
  const read = core.geometryOf(board);
  if (!read.ok) return { problem: `${SAMPLES}, ${name}: ${read.error.message}` };
  const geometry = read.value;
  const solution = core.solve(core.emptyPuzzle(geometry));
  if (!solution) return { problem: `${SAMPLES}, ${name}: no digits keep the rules of ${board}` };
  const german = core.languageNamed('de');
  const title = capital(core.ruleWords(name).name);
  const clues = geometry.clues.map((clue) => capital(core.tellClue(clue, geometry)));
  const sentences = sentencesOf(core, geometry, rule);
  const description = [sentences, ...clues].join('\n');
  const givens = new Uint8Array(geometry.cellCount);
  const picture = { geometry, digits: shownDigits(solution, geometry, name), givens, title, description };
  const puzzle = core.emptyPuzzle(shortest(core, geometry, name));
  const rows = [
    ['Pencilmark, as the id of a board', code(puzzle.geometry.id)],
    ['f-puzzles', code(fpuzzlesOf(core, puzzle))],
    ['Interactive Sudoku Solver', code(issOf(core, puzzle))],
    ['SudokuPad', sudokuPad],
  ];
  const page = [
    `# ${title}`,
    `In German: ${core.ruleWords(name, german).name}. Id: \`${name}\`.`,
    `![${title}: a board with samples](${name}.svg)`,
    sentences,
    `*${sentencesOf(core, geometry, rule, german)}*`,
    `${exactly}`,
    '## How it is written',
    ['| where | how |', '|---|---|', ...rows.map(([where, how]) => `| ${where} | ${how} |`)].join('\n'),
    '[All rules](README.md)\n',
  ].join('\n\n');
  return { picture: `${drawBoard(picture)}\n`, page };
}

const HEAD = `# Rules

What boards may ask for besides rows, columns and boxes, each with samples. The digits in a picture are one way to keep its rules. All of them go together, on boards of every size: an id joins them with \`+\`. These pages are made from \`corpus/rules.tsv\` by \`npm run pages\`.
`;

/** The files of the folder: name to text. */
export async function rulePages() {
  const core = await everythingOf('@pencilmark/core');
  const { drawBoard } = await import('@pencilmark/board');
  const rows = samples();
  const files = new Map();
  const problems = [];
  const index = (title, rules) => {
    const lines = [];
    for (const rule of rules) {
      const { name } = rule;
      const row = rows.get(name);
      rows.delete(name);
      if (!row) {
        problems.push(`${name} has no row in ${SAMPLES}`);
        continue;
      }
      const { problem, picture, page } = pageOf({ core, drawBoard }, rule, row);
      if (problem) problems.push(problem);
      else files.set(`${name}.svg`, picture).set(`${name}.md`, page);
      const [english, german] = [undefined, core.languageNamed('de')].map((language) => core.ruleWords(name, language));
      lines.push(
        `| [${capital(english.name)}](${name}.md) | \`${name}\` | ${(english.rule ?? english.says).replace(/\{n\}/g, 'the number').replace('{color} ', '')} | ${german.name} |`,
      );
    }
    return `## ${title}\n\n| rule | id | says | German |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  };
  const parts = [HEAD, index('Clues', core.KINDS), index('Whole boards', core.RULES)];
  for (const name of rows.keys()) problems.push(`${SAMPLES} has a row for "${name}", which is no rule`);
  files.set('README.md', parts.join('\n'));
  return { files, problems };
}
