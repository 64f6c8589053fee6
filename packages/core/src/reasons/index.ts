export type { Deeds } from './reason-board.ts';
export { reasonParts } from './reason-parts.ts';
export { type ReasonOptions, type ShortestReason, shortestReason } from './shortest-reason.ts';
