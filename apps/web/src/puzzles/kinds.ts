// What boards with clues need besides those without: the kinds of clues, and their words.
export { geometryOf, kindNamed } from '@pencilmark/core/geometry';
export { clueName, rulesText, ruleWords, tellCell, tellClue } from '@pencilmark/core/words';
export { packedClues, plainHead, unpackedBoard } from './clue-code.ts';
export { SPOKEN } from './spoken.ts';
