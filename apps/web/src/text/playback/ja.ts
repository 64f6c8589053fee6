/** The Japanese texts of films of searches and matches. */
export const ja = {
  'watch.controls': '再生',
  'watch.start': '最初へ',
  'watch.end': '最後へ',
  'watch.position': '位置',
  'watch.time': '時間',
} as const;
