/** The English texts of Styles. */
export const en = {
  'styles.colours': 'Colours by what they mean',
  'styles.type': 'Type',
  'styles.specimen': 'Twenty-one of 81 cells, 14:32',
  'styles.measures': 'Space, corners, motion',
  'styles.buttons': 'Buttons',
  'styles.fields': 'Fields',
  'styles.slips': 'Slips and notices',
  'styles.prose': '5 has two places in row 7, and two in column 5.',
  'styles.meters': 'How far, and which days',
  'styles.board': 'A board in every state',
  'styles.signs': 'The signs of rules',
  'styles.icons': 'Icons',
} as const;
