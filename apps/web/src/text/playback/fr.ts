/** The French texts of films of searches and matches. */
export const fr = {
  'watch.controls': 'Lecture',
  'watch.start': 'Au début',
  'watch.end': 'À la fin',
  'watch.position': 'Position',
  'watch.time': 'Temps',
} as const;
