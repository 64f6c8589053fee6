export { type BoardPicture, drawBoard } from './board.ts';
export type { Evidence } from './evidence.ts';
export { type Drawing, drawEvidence } from './marks.ts';
export type { Shape } from './shape.ts';
export { drawSign, SIGNS, type SignName } from './signs.ts';
export { spokenOf } from './spoken.ts';
export { THEMES, type Theme } from './theme.ts';
