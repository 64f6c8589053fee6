import { CORE } from './core.ts';
import type { Row } from './law.ts';

/** By package and function: arguments that are right, from which wrong ones are made. */
export const ROWS: Readonly<Record<string, Readonly<Record<string, () => Row | Promise<Row>>>>> = {
  '@pencilmark/core': CORE,
};

const BITS = 'digits and cells as bits, in the innermost loops of solvers: a check costs more than the work';
const LOOKUP = 'a look-up by name: whatever is no name of the table is not there, and the answer is undefined';
const CHECKS = 'a check of arguments itself';
const SOLVING = 'a tool for those who write solvers and techniques, called at every node of a search';
const PLAIN = 'takes anything and only holds it';

/** Functions that check nothing, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@pencilmark/core': {
    cellName: BITS,
    cellSet: BITS,
    digitBit: BITS,
    digitCount: BITS,
    digitSet: BITS,
    digitsOf: BITS,
    everyDigit: BITS,
    hasDigit: BITS,
    alphabetOf: BITS,
    formatNamed: LOOKUP,
    kindNamed: LOOKUP,
    ruleNamed: LOOKUP,
    solverNamed: LOOKUP,
    techniqueCalled: LOOKUP,
    check: CHECKS,
    checkArgument: CHECKS,
    checkOption: CHECKS,
    checkOptions: CHECKS,
    checkRandom: CHECKS,
    checkGeometry: CHECKS,
    checkGrid: CHECKS,
    checkLanguage: CHECKS,
    checkPuzzle: CHECKS,
    checkStep: CHECKS,
    oneOf: CHECKS,
    within: CHECKS,
    ok: PLAIN,
    err: PLAIN,
    fail: PLAIN,
    isSpent: SOLVING,
    Tally: SOLVING,
    Disagreement: SOLVING,
  },
};
