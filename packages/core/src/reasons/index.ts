export type { Deeds } from './reason-board.ts';
export { reasonText } from './reason-text.ts';
export { type ReasonOptions, type ShortestReason, shortestReason } from './shortest-reason.ts';
