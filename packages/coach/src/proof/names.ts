import { withForms } from '../drill/forms.ts';

/**
 * Chains and nets that have a wider name, too. A drill trains one of them and takes no other, but
 * in a proof the wider name is right: each pattern of those in a row is one of the first.
 */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  'grouped-turbot-fish': ['turbot-fish'],
  'x-chain': ['x-cycle', 'forcing-x-chain'],
  'x-cycle': ['x-chain'],
  'forcing-x-chain': ['x-chain'],
  'xy-chain': ['y-cycle'],
  'y-cycle': ['xy-chain'],
  'continuous-nice-loop': ['bidirectional-cycle', 'x-cycle', 'y-cycle'],
  'bidirectional-cycle': ['continuous-nice-loop'],
  'discontinuous-nice-loop': ['aic'],
  aic: ['x-chain', 'xy-chain', 'w-wing', 'm-wing', 's-wing', 'l-wing', 'h-wing', 'discontinuous-nice-loop'],
  'forcing-chain': ['aic', 'continuous-nice-loop'],
  'grouped-continuous-nice-loop': ['continuous-nice-loop'],
  'grouped-discontinuous-nice-loop': ['discontinuous-nice-loop', 'grouped-aic'],
  'grouped-aic': ['aic', 'grouped-turbot-fish', 'grouped-discontinuous-nice-loop'],
  'als-xz': ['xy-wing', 'xyz-wing', 'wxyz-wing', 'vwxyz-wing', 'uvwxyz-wing'],
  'als-chain': ['als-xz', 'als-xy-wing', 'als-w-wing'],
  'unique-loop-1': ['unique-rectangle-1'],
  'unique-loop-2': ['unique-rectangle-2'],
  'unique-loop-3': ['unique-rectangle-3'],
  'unique-loop-4': ['unique-rectangle-4'],
  'dynamic-forcing-chain': ['nishio', 'cell-forcing-chain', 'region-forcing-chain'],
  'dynamic-forcing-chain-plus': ['dynamic-forcing-chain'],
  'nested-forcing-chain': ['dynamic-forcing-chain-plus'],
};

/** The ids of a technique and of all whose patterns are patterns of it, itself first. */
export function namesFor(technique: string): readonly string[] {
  const names = new Set([technique]);
  // A set is walked through to what is added on the way.
  for (const name of names) {
    for (const { id } of withForms(name)) names.add(id);
    for (const held of WIDER[name] ?? []) names.add(held);
  }
  return [...names];
}
