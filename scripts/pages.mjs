/**
 * The pages of techniques, docs/techniques: for each row of core's table its first case in
 * corpus/techniques, drawn and explained. So text, picture and test show the same. With --write
 * this script writes them, the pages of rules and the badges; git holds the badges alone. Without,
 * it tells which page cannot be made, and which badge is not what the code makes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER as BADGES_FOLDER, badges } from './badges.mjs';
import { CASES, exampleOf, firstCases } from './examples.mjs';
import { FOLDER as RULES_FOLDER, rulePages } from './rule-pages.mjs';
import { everythingOf } from './sources.mjs';
import { isMain, ROOT, report } from './workspace.mjs';

const FOLDER = 'docs/techniques';

const alsoCalled = (names = []) => (names.length === 0 ? '' : `Also called: ${names.join(', ')}. `);

/** The files of the folder: name to text. */
export async function pages() {
  const core = await everythingOf('@pencilmark/core');
  const { drawBoard } = await import('@pencilmark/board');
  const { synonyms } = await import('../packages/core/dist/languages/en/names.js');
  const german = core.languageNamed('de');
  const cases = firstCases();
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
    const { grid, givens, wanted, step } = exampleOf(core, technique, row);
    const { geometry } = grid;
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
        `In German: ${core.techniqueName(id, german)}. ${alsoCalled(synonyms[id])}Family: ${family}. Id: \`${id}\`.`,
        core.techniqueIdea(id),
        `*${core.techniqueIdea(id, german)}*`,
        `![${name}: ${story.replaceAll(/[[\]]/g, '')}](${id}.svg)`,
        story,
        `*${core.explain(step, geometry, { language: german })}*`,
        '[All techniques](README.md)\n',
      ].join('\n\n'),
    );
    index.push(`| [${name}](${id}.md) | \`${id}\` | ${family} | ${core.techniqueName(id, german)} |`);
  }
  const head = `# Techniques\n\nEach with a real example, in the order in which they are tried. Open circles and squares mark what a step is about, diamonds what spoils a pattern; of the filled ones one is true; a large green digit is placed, a digit in a red ring goes; strong links are solid, weak ones dashed. These pages are made from \`corpus/techniques\` by \`npm run pages\`.\n\n| technique | id | family | German |\n|---|---|---|---|\n`;
  files.set('README.md', `${head}${index.join('\n')}\n`);
  return { files, problems };
}

/** Compares a folder with the files that belong there, or writes them; tells what is wrong. */
function bring(folder, files, isWriting) {
  const path = join(ROOT, folder);
  const there = existsSync(path) ? readdirSync(path) : [];
  const isSame = (name, text) => there.includes(name) && readFileSync(join(path, name), 'utf8') === text;
  if (isWriting) {
    mkdirSync(path, { recursive: true });
    for (const name of there) if (!files.has(name)) rmSync(join(path, name));
    for (const [name, text] of files) if (!isSame(name, text)) writeFileSync(join(path, name), text);
    return [];
  }
  return [
    ...there.filter((name) => !files.has(name)).map((name) => `${folder}/${name} belongs to nothing: npm run pages`),
    ...[...files]
      .filter(([name, text]) => !isSame(name, text))
      .map(([name]) => `${folder}/${name} is not what the code makes: npm run pages`),
  ];
}

async function main() {
  const isWriting = process.argv.includes('--write');
  const problems = [];
  for (const [folder, made] of [
    [FOLDER, await pages()],
    [RULES_FOLDER, await rulePages()],
    [BADGES_FOLDER, badges()],
  ])
    problems.push(
      ...made.problems,
      ...(isWriting || folder === BADGES_FOLDER ? bring(folder, made.files, isWriting) : []),
    );
  report(problems);
}

if (isMain(import.meta)) await main();
