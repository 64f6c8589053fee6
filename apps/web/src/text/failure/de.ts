/** The German texts of a part that has stopped. */
export const de = {
  'failure.stopped': 'Dieser Teil von Pencilmark ist stehen geblieben.',
  'failure.kept':
    'Darin ging etwas schief, und das ist unser Fehler. Dein Spiel und alles andere, was du aufhebst, ist sicher.',
  'failure.again': 'Noch einmal versuchen',
  'failure.copy': 'Kopieren, was geschah',
  'failure.what': 'Was geschah',
};
