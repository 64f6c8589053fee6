import { en as first } from './first/en.ts';

/**
 * The English texts: those that the first load shows, and parts that come with the pages that show
 * them. Holes are in braces; `a|b` is singular and plural, chosen by the hole `n`.
 */
export const en = {
  first: async () => first,
  arena: async () => (await import('../features/arena/texts/en.ts')).en,
  create: async () => (await import('../features/create/texts/en.ts')).en,
  ear: async () => (await import('./ear/en.ts')).en,
  end: async () => (await import('../features/end/texts/en.ts')).en,
  failure: async () => (await import('./failure/en.ts')).en,
  ghost: async () => (await import('../features/ghost/texts/en.ts')).en,
  hint: async () => (await import('../features/hint/texts/en.ts')).en,
  import: async () => (await import('../features/import/texts/en.ts')).en,
  learn: async () => (await import('../features/learn/texts/en.ts')).en,
  making: async () => (await import('./making/en.ts')).en,
  match: async () => (await import('../features/match/texts/en.ts')).en,
  me: async () => (await import('../features/me/texts/en.ts')).en,
  needs: async () => (await import('../features/create/needs/texts/en.ts')).en,
  play: async () => (await import('../features/play/texts/en.ts')).en,
  playback: async () => (await import('./playback/en.ts')).en,
  print: async () => (await import('../features/print/texts/en.ts')).en,
  prove: async () => (await import('../features/prove/texts/en.ts')).en,
  reading: async () => (await import('./reading/en.ts')).en,
  review: async () => (await import('../features/review/texts/en.ts')).en,
  scan: async () => (await import('../features/scan/texts/en.ts')).en,
  settings: async () => (await import('../features/settings/texts/en.ts')).en,
  share: async () => (await import('../features/share/texts/en.ts')).en,
  styles: async () => (await import('../features/styles/texts/en.ts')).en,
  techniques: async () => (await import('../features/techniques/texts/en.ts')).en,
  tools: async () => (await import('./tools/en.ts')).en,
  watch: async () => (await import('../features/watch/texts/en.ts')).en,
  workshop: async () => (await import('../features/workshop/texts/en.ts')).en,
} as const;
