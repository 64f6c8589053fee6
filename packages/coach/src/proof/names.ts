import { withForms } from '../drill/forms.ts';

/**
 * Wider names that drills do not take, since there the pattern itself is to be found. In a proof
 * such a name is right: each pattern of those in a row is one of the first.
 */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  'x-chain': ['x-cycle', 'forcing-x-chain'],
  'x-cycle': ['x-chain'],
  'forcing-x-chain': ['x-chain'],
  'xy-chain': ['xy-wing', 'remote-pair', 'y-cycle'],
  'y-cycle': ['xy-chain'],
  'grouped-turbot-fish': ['turbot-fish'],
  'grouped-continuous-nice-loop': ['continuous-nice-loop'],
  'grouped-aic': ['aic', 'grouped-turbot-fish'],
  'als-xz': ['vwxyz-wing', 'uvwxyz-wing'],
  'als-chain': ['als-w-wing'],
  'unique-loop-1': ['unique-rectangle-1'],
  'unique-loop-2': ['unique-rectangle-2'],
  'unique-loop-3': ['unique-rectangle-3'],
  'unique-loop-4': ['unique-rectangle-4'],
  'dynamic-forcing-chain-plus': ['dynamic-forcing-chain'],
  'nested-forcing-chain': ['dynamic-forcing-chain-plus'],
};

/** The ids of a technique and of all whose patterns are patterns of it, itself first. */
export function namesFor(technique: string): readonly string[] {
  const names = new Set([technique]);
  // A set is walked through to what is added on the way.
  for (const name of names) {
    for (const { id } of withForms(name)) names.add(id);
    for (const wider of WIDER[name] ?? []) names.add(wider);
  }
  return [...names];
}
