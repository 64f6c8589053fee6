/**
 * Makes the drills of corpus/drills, or checks them.
 *
 *     npm run drills                         completes each technique that lacks drills
 *     npm run drills -- fish wings           these families only
 *     npm run drills -- --patience 100       gives up a kind of puzzles after so many in vain
 *     npm run drills -- --games              also looks for missing positions from games
 *     npm run drills -- --anew               chooses all drills again
 *     npm run drills -- --check              checks every drill as a whole, and writes nothing
 *
 * Drills that stand stay, and only what is missing is looked for. So with names of families a long
 * search can be done in parts. Puzzles come from seeds 1, 2, …, so every run finds the same.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DRILL_GRADES, drillFault, positionOfDrill } from '@pencilmark/coach/drill';
import { digitsOf } from '@pencilmark/core/geometry';
import { TECHNIQUES } from '@pencilmark/core/human';
import { chosen, LEAST } from './drills/choice.mjs';
import { imageOf } from './drills/images.mjs';
import { boardCalled, drillsOf, FAMILIES, fileOf, kept, puzzleIn, puzzlesOfPages } from './drills/rows.mjs';
import { makerFor, positionsOn } from './drills/walks.mjs';
import { ROOT } from './workspace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    patience: { type: 'string', default: '40' },
    games: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
/** Ends the run where it was asked for what makes no sense. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

const unknown = positionals.filter((name) => !FAMILIES.includes(name));
if (unknown.length > 0) refuse(`${unknown.join(', ')}: not a family; write some of ${FAMILIES.join(', ')}.`);
const mostInVain = Number(values.patience);
if (!Number.isInteger(mostInVain) || mostInVain < 0)
  refuse(`--patience ${values.patience}: not a number of puzzles; write one such as 40.`);
const families = positionals.length > 0 ? positionals : FAMILIES;
const techniques = TECHNIQUES.filter(({ family }) => families.includes(family));
if (values.check && (values.anew || values.games)) refuse('--check writes nothing; leave out --anew and --games.');
const faultOf = (drill, check) => drillFault(drill, boardCalled(drill.board), check);
const drills = new Map(techniques.map(({ id }) => [id, []]));
for (const drill of values.anew ? [] : families.flatMap(drillsOf))
  if (values.check || !faultOf(drill, 'step')) drills.get(drill.technique)?.push(drill);

const hasGame = (id) => drills.get(id).some(({ grade }) => grade === 'game');
const isComplete = (id) => drills.get(id).length >= LEAST && (!values.games || hasGame(id));

/** The positions of each technique that lacks drills, at first those of the corpora. */
function positionsOfLacking() {
  const lacking = new Map(techniques.filter(({ id }) => !isComplete(id)).map(({ id }) => [id, []]));
  for (const row of kept()) add(lacking, row);
  for (const id of lacking.keys())
    for (const { grade, seen: _, ...row } of drills.get(id))
      if (!row.isImage) add(lacking, { ...row, isGame: grade === 'game' });
  return lacking;
}

const shownOnPages = puzzlesOfPages();

/** Adds a position, unless the page of its technique shows it or the solvers do not agree. */
function add(lacking, row) {
  const isShown = shownOnPages.get(row.technique) === puzzleIn(row);
  if (lacking.has(row.technique) && !isShown && !faultOf({ ...row, grade: 'hidden' }, 'step'))
    lacking.get(row.technique).push(row);
}

const countOf = (rows) => new Set(rows.map(puzzleIn)).size;
const gamesIn = (rows) => countOf(rows.filter(({ isGame }) => isGame));

/** How many positions are missing, for a choice among them; and how many of them from games. */
const lackOf = (rows) => Math.max(0, LEAST + 1 - countOf(rows));
const gamesLacking = (rows) => (values.games ? Math.max(0, 2 - gamesIn(rows)) : 0);

/** Looks for what the corpora lack, in one kind of puzzles after the other. */
function search(lacking) {
  const makers = new Map();
  for (const [id, rows] of lacking)
    for (const maker of new Set(rows.map(makerFor))) makers.set(maker, [...(makers.get(maker) ?? []), id]);
  const lackIn = (ids) => ids.reduce((sum, id) => sum + lackOf(lacking.get(id)) + gamesLacking(lacking.get(id)), 0);
  for (const [maker, ids] of makers) {
    let patience = mostInVain;
    for (let seed = 1; patience > 0 && lackIn(ids) > 0; seed++, patience--) {
      const before = lackIn(ids);
      const wanted = ids.filter((id) => lackIn([id]) > 0);
      const isLookedFor = (id) => lackOf(lacking.get(id)) > 0;
      for (const row of positionsOn(maker, seed, { ids: wanted, isLookedFor })) add(lacking, row);
      if (lackIn(ids) < before) patience = mostInVain;
      console.error(`${maker}, puzzle ${seed}: ${lackIn(ids)} positions lacking of ${wanted.length} techniques`);
    }
  }
}

/** The drills of a technique; positions with a fault are left out and said. */
function standing(id, rows) {
  for (let left = rows; ; ) {
    const choice = chosen(left);
    const faulty = choice.filter((drill) => faultOf(drill, 'whole'));
    if (faulty.length === 0) return choice;
    for (const drill of faulty) console.error(`${id}: ${faultOf(drill, 'whole')}: ${drill.cells}`);
    left = left.filter((row) => !faulty.some((drill) => puzzleIn(drill) === puzzleIn(row)));
  }
}

/** Adds images where a technique has too few positions. */
function withImages(choice) {
  const images = [];
  for (let seed = 1; choice.length > 0 && choice.length + images.length < LEAST && seed < 100; seed++) {
    const image = imageOf(choice[seed % choice.length], seed);
    const drill = image && { ...image, grade: 'hidden', seen: undefined };
    if (drill && !faultOf(drill, 'whole')) images.push(drill);
  }
  return [...choice, ...images];
}

function make() {
  const lacking = positionsOfLacking();
  search(lacking);
  for (const family of families) {
    const own = techniques.filter((technique) => technique.family === family && lacking.has(technique.id));
    for (const { id } of own) drills.set(id, withImages(standing(id, lacking.get(id))));
    const rows = techniques.filter((technique) => technique.family === family).flatMap(({ id }) => drills.get(id));
    const path = join(ROOT, 'corpus/drills', `${family}.tsv`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fileOf(family, rows));
  }
}

/** The techniques with too few drills, a line each. */
const lacks = () =>
  techniques
    .filter(({ id }) => drills.get(id).length < LEAST)
    .map(({ id }) => `${id} has ${drills.get(id).length} drills, and lacks some`);

/** Prints how many drills there are, and what is lacking or wrong. */
function report(faults) {
  const all = [...drills.values()].flat();
  const problems = [...faults, ...lacks()];
  for (const problem of problems) console.log(problem);
  const counts = DRILL_GRADES.map((name) => `${all.filter(({ grade }) => grade === name).length} ${name}`);
  const images = all.filter(({ isImage }) => isImage).length;
  const without = techniques.filter(({ id }) => !hasGame(id)).length;
  console.log(`${all.length} drills of ${techniques.length} techniques: ${counts.join(', ')}; ${images} images`);
  console.log(`${without} techniques have none from a game`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Looks at every drill as a whole; what is wrong, a line each. */
function checked() {
  const all = [...drills.values()].flat();
  const candidates = all.reduce((sum, drill) => sum + candidateCount(drill), 0);
  console.log(`${candidates} candidates, each placed alone and struck out alone`);
  return all.flatMap((drill) => {
    const fault = faultOf(drill, 'whole');
    return fault ? [`${drill.technique} ${drill.cells}: ${fault}`] : [];
  });
}

function candidateCount(drill) {
  const { grid } = positionOfDrill(drill, boardCalled(drill.board));
  return grid.candidates.reduce((sum, set) => sum + digitsOf(set).length, 0);
}

if (!values.check) make();
report(values.check ? checked() : []);
