/**
 * The steps of Sudoku Explainer 1.2.1. In each position of its logs, the step of the profile `se`
 * is compared with the logged one, which is then taken. So every logged step is compared, also
 * after one that differs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { applyStep } from '../../packages/core/dist/human/index.js';
import { puzzleOf } from '../../packages/core/dist/index.js';
import { gridOf } from '../../packages/core/dist/puzzle/index.js';
import { profileStep, se } from '../../packages/core/dist/rate/index.js';
import { candidatesIn, deeds, puzzleIn } from './positions.mjs';

const FOLDERS = ['steps-se121-dev', 'steps-se121-hard-dev'];

const printed = (score) => (Math.floor((score + 0.05) * 10) / 10).toFixed(1);
const scoreOf = (step) =>
  printed(se.ladder.find(({ techniques }) => techniques.some(({ id }) => id === step.technique)).score(step));

function logIn(path) {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  return {
    puzzle: puzzleOf(lines[0].split(' ').at(-1)),
    er: Number(lines[1].split(' ').at(-1).split('/')[0]),
    steps: lines
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [number, score, name, placement, elimination] = line.split('\t');
        return {
          number,
          score: Number(score).toFixed(1),
          name,
          placements: candidatesIn(placement),
          eliminations: candidatesIn(elimination),
        };
      }),
  };
}

/** A digit that is placed says all; what else goes from its cell is not compared. */
const isSame = (step, logged) =>
  step !== undefined &&
  scoreOf(step) === logged.score &&
  deeds(step.placements, '=') === deeds(logged.placements, '=') &&
  (logged.placements.length > 0 || deeds(step.eliminations, '<>') === deeds(logged.eliminations, '<>'));

const told = ({ placements, eliminations }) => deeds(placements, '=') || deeds(eliminations, '<>');

/** How many steps of a log differ. */
function differencesOf(name, { puzzle, steps }) {
  const grid = gridOf(puzzle);
  let differences = 0;
  for (const logged of steps) {
    const step = profileStep(puzzleIn(grid), 'se', { givens: puzzle.givens });
    if (!isSame(step, logged)) {
      differences++;
      const own = step ? `${scoreOf(step)} ${step.technique} ${told(step)}` : 'no step';
      console.log(`${name}, step ${logged.number}: ${logged.score} ${logged.name} ${told(logged)}; here ${own}`);
    }
    applyStep(grid, logged);
  }
  return differences;
}

export function run({ folder, from, to, only }) {
  const logs = FOLDERS.map((name) => `${folder}/${name}`)
    .filter(existsSync)
    .flatMap((path) => readdirSync(path).map((name) => ({ name, ...logIn(`${path}/${name}`) })))
    .filter(({ name, er }) => er >= from && er <= to && (only.length === 0 || only.some((word) => name.includes(word))))
    .sort((one, other) => one.er - other.er);
  let [steps, differences] = [0, 0];
  for (const [at, log] of logs.entries()) {
    const before = process.cpuUsage().user;
    differences += differencesOf(log.name, log);
    steps += log.steps.length;
    const seconds = ((process.cpuUsage().user - before) / 1e6).toFixed(1);
    console.error(`${at + 1} of ${logs.length}: ${log.name}, ER ${log.er}, ${log.steps.length} steps, ${seconds} s`);
  }
  console.log(
    `Sudoku Explainer 1.2.1: ${steps - differences} of ${steps} steps of ${logs.length} puzzles are the same.`,
  );
}
