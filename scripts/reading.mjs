/**
 * How easily the texts for people are read, by published formulas: the hints of the corpus, the
 * ideas of techniques, what rules say, the sentences of the app. It prints a table, the hardest
 * sentences, and what unreviewed languages lack. With --write it writes docs/reading.md anew.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { exampleOf, firstCases } from './examples.mjs';
import { FORMULAS, sentencesIn } from './readability.mjs';
import { everythingOf, exactAliases } from './sources.mjs';
import { isMain, ROOT } from './workspace.mjs';

const PAGE = join(ROOT, 'docs/reading.md');
/** How many of the hardest sentences are shown, and the fewest characters of one. */
const SHOWN = 4;
const LEAST = 40;

/** A module of the app, with all that it imports. */
async function moduleOf(path) {
  const bundle = await rolldown({ input: join(ROOT, path), resolve: { alias: exactAliases() } });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/** The texts of the app in a language, without those that it lacks, by name. */
async function textsOfApp(code) {
  const { FILES } = await moduleOf('apps/web/src/text/languages.ts');
  return Object.assign({}, ...(await Promise.all(Object.values(await FILES[code]()).map((load) => load()))));
}

/** A text as somebody reads it: its plural, and a word for each hole. */
const read = (text) =>
  text
    .split('|')
    .at(-1)
    .replaceAll(/\{\w+\}/g, '5');

/** What is read in a language, by group. */
async function groupsOf(core, examples, code) {
  const sentences = Object.entries(await textsOfApp(code))
    // What solvers do is written as a program, not in sentences.
    .filter(([key, text]) => !key.startsWith('watch.idea.') && /[.?。？]$/.test(text))
    .map(([, text]) => read(text));
  const language = core.languageNamed(code);
  return {
    hints: examples.map(({ step, grid }) => core.explain(step, grid.geometry, { language })),
    ideas: core.TECHNIQUES.map(({ id }) => core.techniqueIdea(id, language)),
    rules: Object.values(language.words.rules).map(({ says }) => read(says)),
    app: sentences,
  };
}

/** How many texts of English a language lacks. */
async function missingIn(core, code) {
  const [english, own] = await Promise.all([textsOfApp('en'), textsOfApp(code)]);
  const language = core.languageNamed(code);
  return {
    app: Object.keys(english).filter((key) => !(key in own)),
    rules: Object.keys(core.languageNamed('en').words.rules).filter((key) => !(key in language.words.rules)),
    ideas: core.TECHNIQUES.filter(({ id }) => core.techniqueIdea(id, language) === core.techniqueIdea(id)),
  };
}

const hardest = (code, texts) =>
  [...new Set(texts.flatMap(sentencesIn))]
    .filter((sentence) => sentence.length >= (code === 'ja' ? LEAST / 2 : LEAST))
    .map((sentence) => [FORMULAS[code].score(sentence), sentence])
    .sort(([one], [other]) => one - other)
    .slice(0, SHOWN);

const row = (cells) => `| ${cells.join(' | ')} |`;

function pageOf(levels) {
  const groups = Object.keys(Object.values(levels)[0]);
  const table = [
    row(['language', 'formula', ...groups]),
    row(['---', '---', ...groups.map(() => '---:')]),
    ...Object.entries(levels).map(([code, scores]) =>
      row([code, FORMULAS[code].name, ...groups.map((group) => scores[group].toFixed(0))]),
    ),
  ];
  const sources = Object.values(FORMULAS).map(({ name, source }) => `- ${name}: ${source}.`);
  return `# How easily the texts are read

Made by \`npm run reading -- --write\`, which also shows the hardest sentences and what is missing.
Higher is easier. For English, German and French, 100 is very easy, 60 to 70 plain, 30 difficult.
Half of all Japanese texts have 50 or more.

${table.join('\n')}

*hints* are the steps of the pages of techniques, told whole; *ideas* say what to look for; *rules*
say what boards ask for; *app* has the sentences of the web app. A name of a cell counts as a word
of one syllable. No formula knows whether a text is right, in order, or well said; each only tells
where to look first.

${sources.join('\n')}

French and Japanese have not been reviewed by native speakers yet.
`;
}

if (isMain(import.meta)) {
  const core = await everythingOf('@pencilmark/core');
  const cases = firstCases();
  const examples = core.TECHNIQUES.map((technique) => exampleOf(core, technique, cases.get(technique.id)));
  const levels = {};
  for (const { code, isReviewed } of core.LANGUAGES) {
    const groups = await groupsOf(core, examples, code);
    levels[code] = {};
    for (const [group, texts] of Object.entries(groups)) {
      levels[code][group] = FORMULAS[code].score(texts.join('\n'));
      console.log(`${code} ${group}: ${levels[code][group].toFixed(1)} (${texts.length} texts)`);
      for (const [score, sentence] of hardest(code, texts)) console.log(`    ${score.toFixed(0)}  ${sentence}`);
    }
    if (isReviewed) continue;
    const missing = Object.entries(await missingIn(core, code)).map(([what, list]) => `${list.length} of ${what}`);
    console.log(`${code} lacks ${missing.join(', ')}`);
  }
  if (process.argv.includes('--write')) writeFileSync(PAGE, pageOf(levels));
}
