import { type Technique, techniqueCalled } from '@pencilmark/core/human';
import { fail } from '@pencilmark/core/result';

/**
 * Techniques that are a form of another technique: the form meets the definition of the other.
 * So who finds a form has found the other technique, too, and forms of forms count as well.
 * Forms that the other technique finds by itself are not listed. What many call by the name of a
 * larger pattern only where nothing smaller does it, such as a fish with boxes, has no forms.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  // Three links of one digit: between parallel lines, or between a row and a column.
  'turbot-fish': ['skyscraper', 'two-string-kite'],
  'x-chain': ['turbot-fish'],
  // The cross of a box is a group.
  'grouped-turbot-fish': ['empty-rectangle'],
  // A sashimi fish is a finned fish that lacks a corner, and the smallest of them is a skyscraper.
  'finned-x-wing': ['sashimi-x-wing'],
  'sashimi-x-wing': ['skyscraper'],
  'finned-swordfish': ['sashimi-swordfish'],
  'finned-jellyfish': ['sashimi-jellyfish'],
  // Colors of more links, and of more digits.
  'x-colors-trap': ['simple-colors-trap'],
  'x-colors-wrap': ['simple-colors-wrap'],
  'medusa-trap': ['simple-colors-trap'],
  'medusa-wrap': ['simple-colors-wrap'],
  // Chains of candidates. A chain and the loop through what it takes away are the same.
  aic: ['x-chain', 'xy-chain', 'm-wing', 's-wing', 'l-wing', 'h-wing', 'w-wing', 'discontinuous-nice-loop'],
  'discontinuous-nice-loop': ['aic'],
  'forcing-chain': ['aic', 'forcing-x-chain'],
  'continuous-nice-loop': ['bidirectional-cycle'],
  'bidirectional-cycle': ['continuous-nice-loop', 'x-cycle', 'y-cycle'],
  'grouped-aic': ['grouped-discontinuous-nice-loop'],
  'grouped-discontinuous-nice-loop': ['grouped-aic'],
  // Almost locked sets of one cell or two, and chains of two or three sets.
  'als-xz': ['xy-wing', 'xyz-wing', 'wxyz-wing'],
  'als-w-wing': ['w-wing'],
  'als-chain': ['als-xz', 'als-xy-wing'],
  // A net that needs no node with several reasons.
  'dynamic-forcing-chain': ['cell-forcing-chain', 'region-forcing-chain', 'nishio'],
};

/** A technique with its forms, the technique first. Throws a RangeError for an unknown id. */
export function withForms(id: string): readonly Technique[] {
  const ids = new Set([id]);
  for (const id of ids) for (const form of FORMS[id] ?? []) ids.add(form);
  return [...ids].map((id) => techniqueCalled(id) ?? fail(`technique ${id}; expected an id of the table`));
}
