import type { FaultText } from '../../rules/fault.ts';

/** What can be wrong with a clue. */
export const faults: Readonly<Record<FaultText, string>> = {
  'Clues need a board of at most {most} digits.': 'Hinweise brauchen ein Brett mit höchstens {most} Ziffern.',
  '"{kind}" has {count} lists of cells; expected {least}.':
    '„{kind}“ hat {count} Listen von Zellen; erwartet: {least}.',
  '"{kind}" has {count} lists of cells; expected {least} or more.':
    '„{kind}“ hat {count} Listen von Zellen; erwartet: mindestens {least}.',
  '"{kind}" has {count} lists of cells; expected {least} to {most}.':
    '„{kind}“ hat {count} Listen von Zellen; erwartet: {least} bis {most}.',
  '"{kind}" has {count} numbers; expected {least}.': '„{kind}“ hat {count} Zahlen; erwartet: {least}.',
  '"{kind}" has {count} numbers; expected {least} or more.':
    '„{kind}“ hat {count} Zahlen; erwartet: mindestens {least}.',
  '"{kind}" has {count} numbers; expected {least} to {most}.':
    '„{kind}“ hat {count} Zahlen; erwartet: {least} bis {most}.',
  '"{kind}" has {count} cells; expected {least}.': '„{kind}“ hat {count} Zellen; erwartet: {least}.',
  '"{kind}" has {count} cells; expected {least} or more.': '„{kind}“ hat {count} Zellen; erwartet: mindestens {least}.',
  '"{kind}" has {count} cells; expected {least} to {most}.':
    '„{kind}“ hat {count} Zellen; erwartet: {least} bis {most}.',
  'The numbers of "{kind}" are whole, from 0 to {most}.':
    'Die Zahlen von „{kind}“ sind ganz und gehen von 0 bis {most}.',
  'A cell of "{kind}" is not on the board.': 'Eine Zelle von „{kind}“ liegt nicht auf dem Brett.',
  '"{kind}" names a cell twice.': '„{kind}“ nennt eine Zelle zweimal.',
  'Its cells are the cells of a row or a column from one end to the other.':
    'Seine Zellen sind die einer Zeile oder Spalte, von einem Ende zum anderen.',
  'Its cells are the cells of a diagonal from edge to edge.':
    'Seine Zellen sind die einer Diagonale, von Rand zu Rand.',
  'Its cells are four cells around a corner.': 'Seine Zellen sind vier Zellen um eine Ecke.',
  '{rule} is no kind of clues.': '{rule} ist keine Art von Hinweisen.',
  '{rule} is no kind of clues within "{kind}".': '{rule} ist keine Art von Hinweisen innerhalb von „{kind}“.',
  'The digits are from {least} to {most}.': 'Die Ziffern gehen von {least} bis {most}.',
  'A look-and-say cage has its numbers by two: how many of which digit.':
    'Ein Look-and-say-Käfig hat seine Zahlen paarweise: wie viele von welcher Ziffer.',
  'Every second number of a look-and-say cage is a digit.':
    'Jede zweite Zahl eines Look-and-say-Käfigs ist eine Ziffer.',
  'The bulb of an arrow has 1 to {most} different cells.':
    'Der Kreis eines Pfeils hat 1 bis {most} verschiedene Zellen.',
  'A marked cell lies in no box.': 'Eine markierte Zelle liegt in keinem Block.',
  'Both groups of a clone have as many cells.': 'Beide Gruppen von Klonen haben gleich viele Zellen.',
  'A cell of a clone is its own copy.': 'Eine Zelle ist ihr eigener Klon.',
  'The diagonal goes from corner to corner.': 'Die Diagonale geht von Ecke zu Ecke.',
  'A full rank is for boards whose lines hold every digit.':
    'Eine Rangfolge gibt es auf Brettern, deren Zeilen und Spalten jede Ziffer enthalten.',
  'The second number of a full rank is 1 or missing.': 'Die zweite Zahl einer Rangfolge ist 1 oder fehlt.',
  'A full rank is from 1 to {most}.': 'Eine Stelle der Rangfolge geht von 1 bis {most}.',
  'The number of a modular line is from 2 to {most}.': 'Die Zahl einer modularen Linie geht von 2 bis {most}.',
  'The number of a numbered room is a digit from {least} to {most}.':
    'Die Zahl eines nummerierten Raums ist eine Ziffer von {least} bis {most}.',
  'The digits of a quadruple are from {least} to {most}.': 'Die Ziffern eines Quadrupels gehen von {least} bis {most}.',
  'A renban line has at most {most} cells.': 'Eine Renban-Linie hat höchstens {most} Zellen.',
  'The groups have as many cells each.': 'Die Gruppen haben gleich viele Zellen.',
  'A sandwich lies in a line whose cells differ.':
    'Ein Sandwich liegt in einer Zeile oder Spalte, deren Zellen verschieden sind.',
  'The number of a sum line is at least 1.': 'Die Zahl einer Summenlinie ist mindestens 1.',
  '"{kind}" is for boards of at most {most} digits.': '„{kind}“ gibt es auf Brettern mit höchstens {most} Ziffern.',
  '"{kind}" has as many partners as cells.': '„{kind}“ hat so viele Partner wie Zellen.',
  '"{kind}" has one cell that counts.': '„{kind}“ hat eine Zelle, die zählt.',
  'The arms of "{kind}" begin with the same cell.': 'Die Arme von „{kind}“ beginnen mit derselben Zelle.',
  '"{kind}" has {count} alternatives; expected 1 to {most}.':
    '„{kind}“ hat {count} Möglichkeiten; erwartet: 1 bis {most}.',
  'An alternative of "{kind}" has no clue.': 'Eine Möglichkeit von „{kind}“ hat keinen Hinweis.',
  '"{kind}" has {count} cells; expected 1 to {most}.': '„{kind}“ hat {count} Zellen; erwartet: 1 bis {most}.',
  '"{kind}" has one list of clues.': '„{kind}“ hat eine Liste von Hinweisen.',
  '"{kind}" asks where cells lie, and extra cells lie nowhere.':
    '„{kind}“ fragt, wo Zellen liegen, und Zusatzzellen liegen nirgends.',
  'An automaton has {count} numbers for each state.': 'Ein Automat hat {count} Zahlen für jeden Zustand.',
  'An automaton of {count} states; expected at most {most}.':
    'Ein Automat mit {count} Zuständen; erwartet: höchstens {most}.',
  'The first number of a state of an automaton is 0 or 1.':
    'Die erste Zahl eines Zustands eines Automaten ist 0 oder 1.',
  'An automaton of {count} states leads to another.': 'Ein Automat mit {count} Zuständen führt zu einem anderen.',
  'A table of pairs is for at most {most} digits.': 'Eine Tabelle von Paaren ist für höchstens {most} Ziffern.',
  'A table of pairs has a number for each of {count} digits.':
    'Eine Tabelle von Paaren hat eine Zahl für jede von {count} Ziffern.',
  'The numbers of a table of pairs are from 0 to {most}.':
    'Die Zahlen einer Tabelle von Paaren gehen von 0 bis {most}.',
};
