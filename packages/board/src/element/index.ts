export { PencilmarkBoard } from './board-element.ts';
export type { Check } from './checking.ts';
export { defineBoardElement } from './definition.ts';
export type { BoardError } from './found.ts';
export type { ShownStep } from './step.ts';
export type { BoardChange, BoardCompletion } from './told.ts';
export type { Notes } from './view.ts';
