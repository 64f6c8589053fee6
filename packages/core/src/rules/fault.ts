/**
 * What can be wrong with a clue, in English with holes. Each other language has these sentences,
 * too. The hole `{kind}` is for the name of a kind.
 */
export const FAULTS = [
  'Clues need a board of at most {most} digits.',
  '"{kind}" has {count} lists of cells; expected {least}.',
  '"{kind}" has {count} lists of cells; expected {least} or more.',
  '"{kind}" has {count} lists of cells; expected {least} to {most}.',
  '"{kind}" has {count} numbers; expected {least}.',
  '"{kind}" has {count} numbers; expected {least} or more.',
  '"{kind}" has {count} numbers; expected {least} to {most}.',
  '"{kind}" has {count} cells; expected {least}.',
  '"{kind}" has {count} cells; expected {least} or more.',
  '"{kind}" has {count} cells; expected {least} to {most}.',
  'The numbers of "{kind}" are whole, from 0 to {most}.',
  'A cell of "{kind}" is not on the board.',
  '"{kind}" names a cell twice.',
  'Its cells are the cells of a row or a column from one end to the other.',
  'Its cells are the cells of a diagonal from edge to edge.',
  'Its cells are four cells around a corner.',
  '{rule} is no kind of clues.',
  '{rule} is no kind of clues within "{kind}".',
  'The digits are from {least} to {most}.',
  'A look-and-say cage has its numbers by two: how many of which digit.',
  'Every second number of a look-and-say cage is a digit.',
  'The bulb of an arrow has 1 to {most} different cells.',
  'A marked cell lies in no box.',
  'Both groups of a clone have as many cells.',
  'A cell of a clone is its own copy.',
  'The diagonal goes from corner to corner.',
  'A full rank is for boards whose lines hold every digit.',
  'The second number of a full rank is 1 or missing.',
  'A full rank is from 1 to {most}.',
  'The number of a modular line is from 2 to {most}.',
  'The number of a numbered room is a digit from {least} to {most}.',
  'The digits of a quadruple are from {least} to {most}.',
  'A renban line has at most {most} cells.',
  'The groups have as many cells each.',
  'A sandwich lies in a line whose cells differ.',
  'The number of a sum line is at least 1.',
  '"{kind}" is for boards of at most {most} digits.',
  '"{kind}" has as many partners as cells.',
  '"{kind}" has one cell that counts.',
  'The arms of "{kind}" begin with the same cell.',
  '"{kind}" has {count} alternatives; expected 1 to {most}.',
  'An alternative of "{kind}" has no clue.',
  '"{kind}" has {count} cells; expected 1 to {most}.',
  '"{kind}" has one list of clues.',
  '"{kind}" asks where cells lie, and extra cells lie nowhere.',
  'An automaton has {count} numbers for each state.',
  'An automaton of {count} states; expected at most {most}.',
  'The first number of a state of an automaton is 0 or 1.',
  'An automaton of {count} states leads to another.',
  'A table of pairs is for at most {most} digits.',
  'A table of pairs has a number for each of {count} digits.',
  'The numbers of a table of pairs are from 0 to {most}.',
] as const;

/** The sentence of a fault, with its holes. */
export type FaultText = (typeof FAULTS)[number];

/** What is wrong with a clue: a sentence, and what fills its holes. */
export interface Fault {
  readonly text: FaultText;
  readonly holes: Readonly<Record<string, string | number>>;
}

export const fault = (text: FaultText, holes: Fault['holes'] = {}): Fault => ({ text, holes });

/** A fault in a language: its sentence there, with the name that the language has for a kind. */
export function sayFault(
  { text, holes }: Fault,
  translated: string = text,
  nameOf: (kind: string) => string = (kind) => kind,
): string {
  return translated.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const value = String(holes[hole] ?? '');
    return hole === 'kind' ? nameOf(value) : value;
  });
}
