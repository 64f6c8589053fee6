/** The English texts of a part that has stopped. */
export const en = {
  'failure.stopped': 'This part of Pencilmark has stopped.',
  'failure.kept': 'Something in it went wrong, which is our fault. Your game and all else that you keep are safe.',
  'failure.again': 'Try again',
  'failure.copy': 'Copy what happened',
  'failure.what': 'What happened',
};
