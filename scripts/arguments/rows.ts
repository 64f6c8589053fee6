import { ARENA } from './arena.ts';
import { BULK } from './bulk.ts';
import { COACH } from './coach.ts';
import { CORE } from './core.ts';
import type { Row } from './law.ts';
import { RACE } from './race.ts';
import { BOARD_ROWS, KIT, LAB, SAT, SCAN, SOLVERS_ROWS, TURBO } from './small-packages.ts';

/** By package and function: arguments that are right, from which wrong ones are made. */
export const ROWS: Readonly<Record<string, Readonly<Record<string, () => Row | Promise<Row>>>>> = {
  '@pencilmark/arena': ARENA,
  '@pencilmark/board': BOARD_ROWS,
  '@pencilmark/bulk': BULK,
  '@pencilmark/coach': COACH,
  '@pencilmark/core': CORE,
  '@pencilmark/kit': KIT,
  '@pencilmark/lab': LAB,
  '@pencilmark/race': RACE,
  '@pencilmark/sat': SAT,
  '@pencilmark/scan': SCAN,
  '@pencilmark/solvers': SOLVERS_ROWS,
  '@pencilmark/turbo': TURBO,
};

const BITS = 'digits and cells as bits, in the innermost loops of solvers: a check costs more than the work';
const LOOKUP = 'a look-up by name: whatever is no name of the table is not there, and the answer is undefined';
const CHECKS = 'a check of arguments itself';
const SOLVING = 'a tool for those who write solvers and techniques, called at every node of a search';
const NAMES = 'writes names into texts that people read; what it is given comes from a board';
const PLAIN = 'takes anything and only holds it';
const NONE = 'takes no argument';
const RECORDS = 'a tool for those who write jobs, called with every record of a file';
const ANYTHING = 'a question about any value: whatever is not meant is answered with false or a sentence';

/** Functions that check nothing, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@pencilmark/arena': { nameOf: 'the name of an entry, which `readEntries` has checked', protocolSchema: NONE },
  '@pencilmark/board': {
    PencilmarkBoard: 'an element: a page makes it, and its attributes say what was expected',
    defineBoardElement: 'needs a browser, where its own tests call it with other names',
  },
  '@pencilmark/bulk': {
    Answers: RECORDS,
    Texts: RECORDS,
    csvField: RECORDS,
    gridFault: RECORDS,
    rowText: RECORDS,
    guardedAnswerer: RECORDS,
    lineOf: RECORDS,
    remarksOf: RECORDS,
    reportProblem: RECORDS,
    solverChoice: RECORDS,
    tellRemarks: RECORDS,
    textIn: RECORDS,
    writeJson: RECORDS,
    MachineProblem: PLAIN,
    ifSoon: PLAIN,
    isReadingProblem: ANYTHING,
    sentenceOf: ANYTHING,
    loadStepAnswerers: NONE,
    openCrew: 'starts threads; its checks are those of `runFiles`',
  },
  '@pencilmark/coach': { isAnswer: ANYTHING },
  '@pencilmark/core': {
    checkCertificate: ANYTHING,
    cellName: NAMES,
    cellSet: BITS,
    digitBit: BITS,
    digitCount: BITS,
    digitSet: BITS,
    digitsOf: BITS,
    everyDigit: BITS,
    hasDigit: BITS,
    alphabetOf: NAMES,
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
    having: CHECKS,
    listOf: CHECKS,
    oneOf: CHECKS,
    within: CHECKS,
    ok: PLAIN,
    err: PLAIN,
    fail: PLAIN,
    isSpent: SOLVING,
    Tally: SOLVING,
    Disagreement: 'an error that `referee` makes',
  },
  '@pencilmark/scan': { loadNetwork: NONE, plainNetwork: NONE },
};
