import { en as first } from './first/en.ts';

/**
 * The English texts: those that the first load shows, and parts that come with the pages that show
 * them. Holes are in braces; `a|b` is singular and plural, chosen by the hole `n`.
 */
export const en = {
  first: async () => first,
  arena: async () => (await import('./arena/en.ts')).en,
  create: async () => (await import('./create/en.ts')).en,
  end: async () => (await import('./end/en.ts')).en,
  failure: async () => (await import('./failure/en.ts')).en,
  families: async () => (await import('./families/en.ts')).en,
  ghost: async () => (await import('./ghost/en.ts')).en,
  hint: async () => (await import('./hint/en.ts')).en,
  intake: async () => (await import('./intake/en.ts')).en,
  keeping: async () => (await import('./keeping/en.ts')).en,
  learn: async () => (await import('./learn/en.ts')).en,
  making: async () => (await import('./making/en.ts')).en,
  me: async () => (await import('./me/en.ts')).en,
  menu: async () => (await import('./menu/en.ts')).en,
  playback: async () => (await import('./playback/en.ts')).en,
  print: async () => (await import('./print/en.ts')).en,
  prove: async () => (await import('./prove/en.ts')).en,
  reading: async () => (await import('./reading/en.ts')).en,
  review: async () => (await import('./review/en.ts')).en,
  scan: async () => (await import('./scan/en.ts')).en,
  settings: async () => (await import('./settings/en.ts')).en,
  share: async () => (await import('./share/en.ts')).en,
  styles: async () => (await import('./styles/en.ts')).en,
  together: async () => (await import('./together/en.ts')).en,
  tools: async () => (await import('./tools/en.ts')).en,
  watch: async () => (await import('./watch/en.ts')).en,
  workshop: async () => (await import('./workshop/en.ts')).en,
} as const;
