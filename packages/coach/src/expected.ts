import { type Expected, having, listOf, NUMBER, within } from '@pencilmark/core/result';

// What the arguments of the public functions must be.

export const A_CANDIDATE = having('a candidate, such as { cell: 0, digit: 1 }', 'cell', 'digit');
export const A_CLAIM = having('a claim, with candidate, isPlacement and cells', 'candidate', 'isPlacement', 'cells');
/** What is known of a puzzle beside the grid. */
export const KNOWN = having('what is known, with givens and solution', 'givens', 'solution');
export const SUPPOSITIONS = listOf(having('a supposition, with cell, digit and isOn', 'cell', 'digit', 'isOn'));
export const A_DRILL = having(
  'a drill, such as readDrills(TEXT) gives',
  'technique',
  'grade',
  'board',
  'cells',
  'struckOut',
);
export const A_POSITION = having('a position as text, with cells and struckOut', 'cells', 'struckOut');
export const ENTERED = having('an answer, with placements and eliminations', 'placements', 'eliminations');
export const TOUCHED = having('what was touched, such as { cell: 12 }', 'cell');
export const ANSWERS = listOf(
  having('an answer to a drill, with id, technique, drill and at', 'id', 'technique', 'drill', 'at'),
);
export const A_SUBJECT = having('a technique, with id, family, level and grades', 'id', 'family', 'level', 'grades');
export const SUBJECTS = listOf(A_SUBJECT);
export const REVIEWS = listOf(having('a review, such as reviewOf(GAME)', 'moves', 'accuracy', 'times'));
export const A_GAME = having('a game, with geometry, givens, moves and end', 'geometry', 'givens', 'moves', 'end');
export const A_PLAYED_GAME = having(
  'a game, with geometry, givens, solution, moves and end',
  'geometry',
  'givens',
  'solution',
  'moves',
  'end',
);
export const STATES: Expected = [(states) => (states as unknown) instanceof Map, 'a map, such as statesOf gives'];
/** A moment in ms since 1970. */
export const A_MOMENT = NUMBER;
export const A_CELL = within(0);
export const A_DIGIT = within(1);
export const A_SIZE = within(1);
export const GRID_OR_LIKE = having('a grid, such as gridOf(PUZZLE) gives', 'geometry', 'has');
