import type { FaultText } from '../../rules/fault.ts';

/** What can be wrong with a clue. */
export const faults: Readonly<Record<FaultText, string>> = {
  'Clues need a board of at most {most} digits.': 'Les indices demandent une grille d’au plus {most} chiffres.',
  '"{kind}" has {count} lists of cells; expected {least}.': '« {kind} » a {count} listes de cases ; attendu : {least}.',
  '"{kind}" has {count} lists of cells; expected {least} or more.':
    '« {kind} » a {count} listes de cases ; attendu : au moins {least}.',
  '"{kind}" has {count} lists of cells; expected {least} to {most}.':
    '« {kind} » a {count} listes de cases ; attendu : {least} à {most}.',
  '"{kind}" has {count} numbers; expected {least}.': '« {kind} » a {count} nombres ; attendu : {least}.',
  '"{kind}" has {count} numbers; expected {least} or more.':
    '« {kind} » a {count} nombres ; attendu : au moins {least}.',
  '"{kind}" has {count} numbers; expected {least} to {most}.':
    '« {kind} » a {count} nombres ; attendu : {least} à {most}.',
  '"{kind}" has {count} cells; expected {least}.': '« {kind} » a {count} cases ; attendu : {least}.',
  '"{kind}" has {count} cells; expected {least} or more.': '« {kind} » a {count} cases ; attendu : au moins {least}.',
  '"{kind}" has {count} cells; expected {least} to {most}.': '« {kind} » a {count} cases ; attendu : {least} à {most}.',
  'The numbers of "{kind}" are whole, from 0 to {most}.': 'Les nombres de « {kind} » sont entiers, de 0 à {most}.',
  'A cell of "{kind}" is not on the board.': 'Une case de « {kind} » n’est pas sur la grille.',
  '"{kind}" names a cell twice.': '« {kind} » nomme une case deux fois.',
  'Its cells are the cells of a row or a column from one end to the other.':
    'Ses cases sont celles d’une ligne ou d’une colonne, d’un bout à l’autre.',
  'Its cells are the cells of a diagonal from edge to edge.':
    'Ses cases sont celles d’une diagonale, d’un bord à l’autre.',
  'Its cells are four cells around a corner.': 'Ses cases sont quatre cases autour d’un coin.',
  '{rule} is no kind of clues.': '{rule} n’est pas une sorte d’indices.',
  '{rule} is no kind of clues within "{kind}".': '{rule} n’est pas une sorte d’indices dans « {kind} ».',
  'The digits are from {least} to {most}.': 'Les chiffres vont de {least} à {most}.',
  'A look-and-say cage has its numbers by two: how many of which digit.':
    'Une cage look-and-say a ses nombres par deux : combien de quel chiffre.',
  'Every second number of a look-and-say cage is a digit.':
    'Un nombre sur deux d’une cage look-and-say est un chiffre.',
  'The bulb of an arrow has 1 to {most} different cells.': 'Le cercle d’une flèche a de 1 à {most} cases différentes.',
  'A marked cell lies in no box.': 'Une case marquée n’est dans aucun bloc.',
  'Both groups of a clone have as many cells.': 'Les deux groupes de clones ont autant de cases.',
  'A cell of a clone is its own copy.': 'Une case est son propre clone.',
  'The diagonal goes from corner to corner.': 'La diagonale va d’un coin à l’autre.',
  'A full rank is for boards whose lines hold every digit.':
    'Un rang demande une grille dont les lignes et colonnes contiennent chaque chiffre.',
  'The second number of a full rank is 1 or missing.': 'Le second nombre d’un rang est 1 ou manque.',
  'A full rank is from 1 to {most}.': 'Un rang va de 1 à {most}.',
  'The number of a modular line is from 2 to {most}.': 'Le nombre d’une ligne modulaire va de 2 à {most}.',
  'The number of a numbered room is a digit from {least} to {most}.':
    'Le nombre d’une chambre numérotée est un chiffre de {least} à {most}.',
  'The digits of a quadruple are from {least} to {most}.': 'Les chiffres d’un quadruple vont de {least} à {most}.',
  'A renban line has at most {most} cells.': 'Une ligne renban a au plus {most} cases.',
  'The groups have as many cells each.': 'Les groupes ont autant de cases.',
  'A sandwich lies in a line whose cells differ.':
    'Un sandwich est dans une ligne ou colonne dont les cases diffèrent.',
  'The number of a sum line is at least 1.': 'Le nombre d’une ligne de sommes est au moins 1.',
  '"{kind}" is for boards of at most {most} digits.': '« {kind} » demande une grille d’au plus {most} chiffres.',
  '"{kind}" has as many partners as cells.': '« {kind} » a autant de partenaires que de cases.',
  '"{kind}" has one cell that counts.': '« {kind} » a une case qui compte.',
  'The arms of "{kind}" begin with the same cell.': 'Les bras de « {kind} » commencent par la même case.',
  '"{kind}" has {count} alternatives; expected 1 to {most}.':
    '« {kind} » a {count} possibilités ; attendu : 1 à {most}.',
  'An alternative of "{kind}" has no clue.': 'Une possibilité de « {kind} » n’a pas d’indice.',
  '"{kind}" has {count} cells; expected 1 to {most}.': '« {kind} » a {count} cases ; attendu : 1 à {most}.',
  '"{kind}" has one list of clues.': '« {kind} » a une liste d’indices.',
  '"{kind}" asks where cells lie, and extra cells lie nowhere.':
    '« {kind} » demande où sont les cases, et les cases en plus ne sont nulle part.',
  'An automaton has {count} numbers for each state.': 'Un automate a {count} nombres pour chaque état.',
  'An automaton of {count} states; expected at most {most}.':
    'Un automate de {count} états ; attendu : au plus {most}.',
  'The first number of a state of an automaton is 0 or 1.': 'Le premier nombre d’un état d’automate est 0 ou 1.',
  'An automaton of {count} states leads to another.': 'Un automate de {count} états mène à un autre.',
  'A table of pairs is for at most {most} digits.': 'Une table de paires est pour au plus {most} chiffres.',
  'A table of pairs has a number for each of {count} digits.':
    'Une table de paires a un nombre pour chacun des {count} chiffres.',
  'The numbers of a table of pairs are from 0 to {most}.': 'Les nombres d’une table de paires vont de 0 à {most}.',
};
