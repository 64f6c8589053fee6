import type { Branch, Step } from '../steps/step.ts';
import type { Family, Technique } from '../steps/technique.ts';
import { techniqueCalled } from '../techniques.ts';

/** The effort of a pattern, measured in links of a chain. A chain counts its links alone. */
const PATTERN: Readonly<Record<Family, number>> = {
  singles: 1,
  ties: 2,
  'locked-candidates': 2,
  subsets: 3,
  fish: 5,
  'single-digit': 4,
  wings: 4,
  coloring: 6,
  uniqueness: 5,
  chains: 0,
  'almost-locked-sets': 8,
  exclusion: 12,
  patterns: 15,
  sums: 4,
  clues: 4,
  'last-resort': 40,
};

/** The fewest links of a chain that is no pattern of its own. */
const SHORTEST_CHAIN = 4;

/** The least that a step of a technique can ask. */
export const leastEffortOf = ({ family }: Technique): number => PATTERN[family] || SHORTEST_CHAIN;

/**
 * How much a person has to follow: the links of chains, the reasons of nets and of their lemmas,
 * and for other patterns a number for each family.
 */
export function effortOf({ technique, args }: Step): number {
  let effort = PATTERN[techniqueCalled(technique)?.family ?? 'last-resort'];
  for (const arg of Object.values(args)) {
    if ('branches' in arg)
      effort += [arg, ...(arg.lemmas ?? [])].reduce((sum, { branches }) => sum + linksIn(branches), 0);
    // The ends of a chain count once more: they are listed by themselves.
    if ('chain' in arg && arg.chain.length > 1) effort += arg.chain.length;
  }
  return effort;
}

/** Equal nodes of several branches are followed once. */
function linksIn(branches: readonly Branch[]): number {
  const seen = new Map<string, number>();
  for (const { nodes } of branches)
    for (const { cell, digit, isOn, reasons } of nodes) seen.set(`${cell} ${digit} ${isOn}`, reasons.length);
  return [...seen.values()].reduce((sum, links) => sum + links, 0);
}
