export { type BoardPicture, drawBoard } from './board.ts';
export { THEMES, type Theme } from './theme.ts';
