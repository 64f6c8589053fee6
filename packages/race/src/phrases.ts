/** The phrases that players can say to each other, by their numbers. Apps have them in words. */
export const PHRASES = [
  'hello',
  'good luck',
  'well played',
  'thank you',
  'oops',
  'nice one',
  'one moment',
  'sorry, I have to go',
  'good game',
  'once more?',
] as const;
