/**
 * dancing-links: an exact cover, whose rows are made once; given all nine rows of an empty cell,
 * or only those that fit.
 */
import { DancingLinks } from 'dancing-links';

const dancingLinks = new DancingLinks();

const rows = Array.from({ length: 729 }, (_, index) => {
  const cell = Math.floor(index / 9);
  const digit = index % 9;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return { data: index, columnIndices: [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit] };
});

/** The digits of a cell's peers as bits, digit d as bit d. */
function seenFrom({ geometry, givens }, cell) {
  let seen = 0;
  for (let at = geometry.peerStart[cell]; at < geometry.peerStart[cell + 1]; at++)
    seen |= 1 << givens[geometry.peers[at]];
  return seen;
}

const cover = (isFiltered) => (puzzle) => {
  const chosen = [];
  for (let cell = 0; cell < 81; cell++) {
    const given = puzzle.givens[cell];
    const seen = isFiltered && given === 0 ? seenFrom(puzzle, cell) : 0;
    for (let digit = 1; digit <= 9; digit++)
      if (given === 0 ? ((seen >> digit) & 1) === 0 : digit === given) chosen.push(rows[cell * 9 + digit - 1]);
  }
  const solver = dancingLinks.createSolver({ columns: 324 });
  solver.addSparseConstraints(chosen);
  return solver.find(2).length;
};

export const contenders = [
  { name: 'dancing-links', count: cover(false) },
  { name: 'dancing-links, rows filtered', count: cover(true) },
];
