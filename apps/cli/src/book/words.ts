import type { LanguageCode } from '@pencilmark/core/human/language';

/** The words of a book. */
export interface Words {
  readonly book: string;
  readonly contents: string;
  readonly answers: string;
  readonly nudges: string;
  readonly keyStep: string;
  readonly name: string;
  readonly date: string;
  puzzles(count: number): string;
  readonly seed: string;
  readonly levels: Readonly<Record<string, string>>;
}

/** Languages whose letters the fonts of books have. */
export const BOOK_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly LanguageCode[];
export type BookLanguage = (typeof BOOK_LANGUAGES)[number];

export const WORDS: Readonly<Record<BookLanguage, Words>> = {
  en: {
    book: 'Sudoku',
    contents: 'Contents',
    answers: 'Answers',
    nudges: 'A nudge for each puzzle',
    keyStep: 'Hardest step',
    name: 'Name',
    date: 'Date',
    puzzles: (count) => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
    seed: 'Seed',
    levels: {
      gentle: 'Gentle',
      easy: 'Easy',
      moderate: 'Moderate',
      tricky: 'Tricky',
      hard: 'Hard',
      fiendish: 'Fiendish',
      extreme: 'Extreme',
    },
  },
  de: {
    book: 'Sudoku',
    contents: 'Inhalt',
    answers: 'Lösungen',
    nudges: 'Ein Anstoß zu jedem Rätsel',
    keyStep: 'Schwerster Schritt',
    name: 'Name',
    date: 'Datum',
    puzzles: (count) => `${count} Rätsel`,
    seed: 'Startwert',
    levels: {
      gentle: 'Sanft',
      easy: 'Leicht',
      moderate: 'Mittel',
      tricky: 'Knifflig',
      hard: 'Schwer',
      fiendish: 'Teuflisch',
      extreme: 'Extrem',
    },
  },
  fr: {
    book: 'Sudoku',
    contents: 'Sommaire',
    answers: 'Solutions',
    nudges: 'Un coup de pouce par grille',
    keyStep: 'Étape la plus dure',
    name: 'Nom',
    date: 'Date',
    puzzles: (count) => `${count} ${count === 1 ? 'grille' : 'grilles'}`,
    seed: 'Graine',
    levels: {
      gentle: 'Douce',
      easy: 'Facile',
      moderate: 'Moyenne',
      tricky: 'Délicate',
      hard: 'Difficile',
      fiendish: 'Diabolique',
      extreme: 'Extrême',
    },
  },
};
