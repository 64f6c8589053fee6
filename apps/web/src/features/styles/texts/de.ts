/** The German texts of Styles. */
export const de = {
  'styles.colours': 'Farben nach ihrer Bedeutung',
  'styles.type': 'Schrift',
  'styles.specimen': 'Fünf große Zahlen, 81 Zellen, 14:32',
  'styles.measures': 'Abstände, Ecken, Bewegung',
  'styles.buttons': 'Knöpfe',
  'styles.fields': 'Eingaben',
  'styles.slips': 'Zettel und Hinweise',
  'styles.prose': 'Die 5 hat zwei Plätze in Zeile 7 und zwei in Spalte 5.',
  'styles.meters': 'Wie weit, und an welchen Tagen',
  'styles.board': 'Ein Brett in jedem Zustand',
  'styles.signs': 'Die Zeichen der Regeln',
  'styles.icons': 'Zeichen',
} as const;
