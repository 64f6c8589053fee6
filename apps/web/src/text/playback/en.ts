/** The English texts of films of searches and matches. */
export const en = {
  'watch.controls': 'Playback',
  'watch.start': 'To the start',
  'watch.end': 'To the end',
  'watch.position': 'Position',
  'watch.time': 'Time',
} as const;
