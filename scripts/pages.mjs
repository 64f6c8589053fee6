/**
 * The pages of techniques, docs/techniques: for each row of core's table its first case in
 * corpus/techniques, drawn and explained. So text, picture and test show the same. This script
 * compares the pages with what the code makes; with --write it writes them anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingOf } from './sources.mjs';
import { isMain, ROOT, report } from './workspace.mjs';

const FOLDER = 'docs/techniques';
const CASES = 'corpus/techniques';

/**
 * The rows of corpus/techniques where something is found, and that have the usual board if any
 * has.
 */
function examples() {
  const rows = readdirSync(join(ROOT, CASES))
    .flatMap((file) => readFileSync(join(ROOT, CASES, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter(([, , , , expected]) => expected !== '-');
  const found = new Map();
  for (const row of rows) {
    const kept = found.get(row[0]);
    if (!kept || (kept[1] !== '9x9' && row[1] === '9x9')) found.set(row[0], row);
  }
  return found;
}

/** A case as a grid, its givens, and what it expects as words r1c2=5 and r1c2<>5. */
function positionOf(core, [, board, cells, struckOut, expected]) {
  const geometry = core.geometryOf(board).value;
  const marked = [...cells.matchAll(/(\+?)(.)/g)];
  const digits = marked.map(([, , character]) => Number.parseInt(character, 36) || 0);
  const givens = digits.map((digit, cell) => (marked[cell][1] === '+' ? 0 : digit));
  const grid = core.gridOf(core.makePuzzle(geometry, digits));
  const words = (text) =>
    text === '-'
      ? []
      : text.split(',').flatMap((word) => {
          const [, cell, sign, list] = /^(r\d+c\d+)(=|<>)(.+)$/.exec(word);
          return [...list].map((digit) => ({ cell, sign, digit: Number.parseInt(digit, 36) }));
        });
  for (const { cell, digit } of words(struckOut))
    grid.eliminate({ cell: core.parseCell(cell, geometry.size).value, digit });
  return {
    grid,
    givens: Uint8Array.from(givens),
    wanted: words(expected).map(({ cell, sign, digit }) => cell + sign + digit),
  };
}

const deedsOf = (core, { placements, eliminations }, size) => [
  ...placements.map(({ cell, digit }) => `${core.cellName(cell, size)}=${digit}`),
  ...eliminations.map(({ cell, digit }) => `${core.cellName(cell, size)}<>${digit}`),
];

/** The files of the folder: name to text. */
export async function pages() {
  const core = await everythingOf('@pencilmark/core');
  const { drawBoard } = await import('@pencilmark/board');
  const cases = examples();
  const files = new Map();
  const problems = [];
  const index = [];
  for (const technique of core.TECHNIQUES) {
    const { id, name, family } = technique;
    const row = cases.get(id);
    if (!row) {
      problems.push(`${id} has no case in ${CASES}`);
      continue;
    }
    const { grid, givens, wanted } = positionOf(core, row);
    const { geometry } = grid;
    const steps = [...core.allSteps(grid, { techniques: [technique], givens })];
    const step = steps.find((one) => wanted.every((deed) => deedsOf(core, one, geometry.size).includes(deed)));
    if (!step) {
      problems.push(`${id} does not find ${wanted.join(' ')} in its first case`);
      continue;
    }
    const story = core.explain(step, geometry);
    const picture = { geometry, digits: grid.digits, givens, candidates: grid.candidates, step };
    files.set(`${id}.svg`, `${drawBoard({ ...picture, title: name, description: story })}\n`);
    files.set(
      `${id}.md`,
      [
        `# ${name}`,
        `In German: ${core.techniqueName(id, 'de')}. Family: ${family}. Id: \`${id}\`.`,
        `![${name}: ${story.replaceAll(/[[\]]/g, '')}](${id}.svg)`,
        story,
        `*${core.explain(step, geometry, { language: 'de' })}*`,
        '[All techniques](README.md)\n',
      ].join('\n\n'),
    );
    index.push(`| [${name}](${id}.md) | \`${id}\` | ${family} | ${core.techniqueName(id, 'de')} |`);
  }
  const head = `# Techniques\n\nEach with a real example, in the order in which they are tried. Open circles and squares mark what a step is about, diamonds what spoils a pattern; of the filled ones one is true; a large green digit is placed, a digit in a red ring goes; strong links are solid, weak ones dashed. These pages are made from \`corpus/techniques\` by \`npm run pages\`.\n\n| technique | id | family | German |\n|---|---|---|---|\n`;
  files.set('README.md', `${head}${index.join('\n')}\n`);
  return { files, problems };
}

async function main() {
  const { files, problems } = await pages();
  const folder = join(ROOT, FOLDER);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  if (process.argv.includes('--write')) {
    mkdirSync(folder, { recursive: true });
    for (const name of there) if (!files.has(name)) rmSync(join(folder, name));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
  } else {
    for (const name of there)
      if (!files.has(name)) problems.push(`${FOLDER}/${name} belongs to no technique: npm run pages`);
    for (const [name, text] of files)
      if (!there.includes(name) || readFileSync(join(folder, name), 'utf8') !== text)
        problems.push(`${FOLDER}/${name} is not what the code makes: npm run pages`);
  }
  report(problems);
}

if (isMain(import.meta)) await main();
