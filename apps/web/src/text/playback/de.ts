/** The German texts of films of searches and matches. */
export const de = {
  'watch.controls': 'Wiedergabe',
  'watch.start': 'An den Anfang',
  'watch.end': 'Ans Ende',
  'watch.position': 'Stelle',
  'watch.time': 'Zeit',
} as const;
