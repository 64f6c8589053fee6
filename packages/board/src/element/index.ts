export type { BoardChange, BoardCompletion } from './announcement.ts';
export { PencilmarkBoard } from './board-element.ts';
export type { Check } from './checking.ts';
export { defineBoardElement } from './definition.ts';
export type { BoardError } from './read-puzzle.ts';
export type { ShownStep } from './step.ts';
export type { Notes } from './view.ts';
