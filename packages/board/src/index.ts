export { type BoardPicture, drawBoard } from './board.ts';
export { type Drawing, drawEvidence, type Evidence } from './marks.ts';
export type { Shape } from './shape.ts';
export { THEMES, type Theme } from './theme.ts';
