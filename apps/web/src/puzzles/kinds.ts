// What boards with clues need besides those without: the kinds of clues, and their words.
export { clueFault, geometryOf, kindNamed, withClues } from '@pencilmark/core/geometry';
export { clueName, rulesText, tellCell, tellClue } from '@pencilmark/core/words';
