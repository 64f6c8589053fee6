import { TECHNIQUES } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { search } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { expectAnswers } from '../../../scripts/answers.mjs';
import { digestOf } from '../../../scripts/digest.mjs';
import { casesOfCell, casesOfHouse, followingOf, sharedBy } from './consequences/index.ts';
import { judgeAnswer, judgeTouch, positionOfDrill, sightOf, stepsOf } from './drill/index.ts';
import { allDrills, boardOf } from './drill/testing.ts';
import { gradeClaim } from './proof/index.ts';
import { monthOf, reviewOf } from './review/index.ts';
import { play, RECORDINGS } from './review/testing/recordings.ts';

/** Nets and trials take longer than all others together. */
const EASY = TECHNIQUES.slice(0, 70).map(({ id }) => id);

const drills = allDrills().filter(({ technique, board }) => EASY.includes(technique as never) && !board.includes('16'));
const firsts = EASY.flatMap((id) => drills.filter(({ technique }) => technique === id).slice(0, 1));

test('verdicts on drills, reasons and suppositions', { tags: ['whole'] }, async () => {
  expect(firsts.length).toBeGreaterThan(50);
  const rows = firsts.map((drill) => {
    const geometry = boardOf(drill);
    const { grid, givens } = positionOfDrill(drill, geometry);
    const [solution] = search(makePuzzle(geometry, grid.digits), { limit: 1 }).solutions;
    const options = { givens, solution: solution! };
    const steps = stepsOf(grid, drill.technique, givens);
    const empty = geometry.cells.filter((cell) => grid.digits[cell] === 0);
    const candidates = empty.flatMap((cell) =>
      geometry.cells
        .slice(0, geometry.size)
        .map((index) => ({ cell, digit: index + 1 }))
        .filter(({ digit }) => grid.has(cell, digit)),
    );
    const few = candidates.filter((_, index) => index % 7 === 0).slice(0, 6);
    const touches = [...few, ...empty.slice(0, 4).map((cell) => ({ cell }))].map((touched) =>
      judgeTouch(grid, drill.technique, touched, { ...options, steps }),
    );
    const answers = [...few.map((one) => ({ placements: [], eliminations: [one] })), steps[0]!].map((entered) =>
      judgeAnswer(grid, drill.technique, entered, options),
    );
    const claims = few
      .slice(0, 4)
      .map((candidate) =>
        gradeClaim(
          grid,
          { candidate, isPlacement: false, cells: empty.slice(0, 5) },
          { ...options, techniques: TECHNIQUES.slice(0, 10) },
        ),
      );
    const cell = empty.find((one) => casesOfCell(grid, one).length === 2) ?? empty[0]!;
    const inCell = casesOfCell(grid, cell);
    const inHouse = casesOfHouse(grid, 0, few[0]!.digit);
    const followed = [inCell.slice(0, 1), inHouse.slice(0, 1)].map((some) =>
      followingOf(grid, some, { hasLocked: true }),
    );
    return [
      drill.id,
      digestOf([steps, steps.map((step) => sightOf(step, grid))]),
      digestOf(touches),
      digestOf(answers),
      digestOf(claims),
      digestOf([inCell, inHouse, followed, sharedBy(grid, inCell)]),
    ];
  });
  await expectAnswers(
    'coach',
    'A drill, and digests of its steps, of verdicts on touches, answers and reasons, and of what suppositions bring.',
    rows,
  );
});

test('reviews of games', { tags: ['whole'] }, async () => {
  const reviews = RECORDINGS.map((recording) => [recording.name, reviewOf(play(recording).game)] as const);
  const rows = reviews.map(([name, review]) => [name, review.slips.length, digestOf(review)]);
  rows.push(['all of a month', reviews.length, digestOf(monthOf(reviews.map(([, review]) => review)))]);
  await expectAnswers('reviews', 'A recording, how many slips its review has, a digest of the review.', rows);
});
