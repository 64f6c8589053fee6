import { type Technique, techniqueCalled } from '@pencilmark/core/human';
import { fail } from '@pencilmark/core/result';

/**
 * Techniques that are a form of another one. Who finds a form has found the other technique, too:
 * by its definition, the form is what the other one asks for, and something more.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  // A locked subset is a naked one whose cells share two houses.
  'naked-pair': ['locked-pair'],
  'naked-triple': ['locked-triple'],
  // Two of a kind at once.
  'two-string-kite': ['dual-two-string-kite'],
  'empty-rectangle': ['dual-empty-rectangle'],
  // Three links of one digit: between parallel lines, or between a row and a column.
  'turbot-fish': ['skyscraper', 'two-string-kite', 'dual-two-string-kite'],
  'grouped-turbot-fish': ['empty-rectangle', 'dual-empty-rectangle'],
  // A sashimi fish is a finned one that lacks a corner, and the smallest of them is a skyscraper.
  'finned-x-wing': ['sashimi-x-wing', 'skyscraper'],
  'sashimi-x-wing': ['skyscraper'],
  'finned-swordfish': ['sashimi-swordfish'],
  'finned-jellyfish': ['sashimi-jellyfish'],
  // Chains of cells with two candidates.
  'xy-chain': ['remote-pair', 'xy-wing'],
  // Chains of one digit.
  'x-chain': ['skyscraper', 'two-string-kite', 'dual-two-string-kite', 'turbot-fish'],
};

/** A technique with its forms, the technique first. Throws a RangeError for an unknown id. */
export const withForms = (id: string): readonly Technique[] =>
  [id, ...(FORMS[id] ?? [])].map(
    (one) => techniqueCalled(one) ?? fail(`technique ${one}; expected an id of the table`),
  );
