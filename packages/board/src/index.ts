export { type BoardPicture, drawBoard } from './board.ts';
export { type Drawing, drawEvidence, type Evidence } from './marks.ts';
export type { Shape } from './shape.ts';
export { drawSign, SIGNS, type SignName } from './signs.ts';
export { spokenOf } from './spoken.ts';
export { THEMES, type Theme } from './theme.ts';
