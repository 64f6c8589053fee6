import type { Geometry } from '../../geometry/geometry.ts';
import { alphabetOf, cellName } from '../../geometry/names.ts';
import { grammar as english } from '../../languages/en/grammar.ts';
import type { Grammar } from '../../languages/grammar.ts';
import { A_LANGUAGE, type Language } from '../../languages/language.ts';
import { joined, type Sentence, type SentencePart, sentence } from '../../languages/sentence.ts';
import { wordsIn } from '../../languages/words.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { checkOptions, type Expected, FLAG, TEXT } from '../../result.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, digitsOf } from '../../sets/digits.ts';
import { consequenceCount } from '../steps/consequences.ts';
import {
  type Arg,
  type Branch,
  type Cause,
  type ChainNode,
  type Consequence,
  type Implied,
  type Lemma,
  lemmasOf,
  type Proof,
} from '../steps/step.ts';
import type { Technique } from '../steps/technique.ts';
import { techniqueCalled } from '../techniques.ts';
import { demandParts } from './demand-parts.ts';
import { eureka } from './eureka.ts';

/** How a step is put into words. */
export interface TellingOptions {
  /** The language, such as `de` of `@pencilmark/core/languages/de`; default: English. */
  readonly language?: Language;
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
  /**
   * Whether long branches are summed up by their ends, for readers who unfold the rest (`unfold`).
   * Default: no.
   */
  readonly isBrief?: boolean;
  /**
   * Techniques of your own, whose steps are explained too. They have only their own texts, in any
   * language.
   */
  readonly techniques?: readonly Technique[];
}

/** The name of a technique, and its sentence with holes. */
export type TechniqueText = Pick<Technique, 'name' | 'says'>;

/** A proof with more nodes is long. */
const LONG_PROOF = 24;

/** Above this number of consequences, readers who unfold get the number alone. */
const MOST_CONSEQUENCES = 6;

/** Of more combinations the last are only counted. */
const MOST_COMBINATIONS = 9;

const TOLD: Expected = [
  (techniques: readonly Technique[]) =>
    Array.isArray(techniques) && techniques.every((technique) => typeof technique?.says === 'string'),
  'a list of techniques',
];

/** Throws a RangeError, in the name of the public function `caller`, for unknown options. */
export function checkTelling(caller: string, options: TellingOptions): void {
  checkOptions(caller, options, { language: A_LANGUAGE, alphabet: TEXT, isBrief: FLAG, techniques: TOLD });
}

/**
 * How the things of a board are written in a language. Cells and digits are sorted, houses and
 * candidates are not.
 */
export interface Wording {
  readonly grammar: Grammar;
  /** The name and the sentence of a technique. */
  text(technique: Technique): TechniqueText;
  cell(cell: Cell): SentencePart;
  cells(cells: readonly Cell[]): Sentence;
  digit(digit: Digit): SentencePart;
  digits(digits: Iterable<Digit>): readonly SentencePart[];
  houses(houses: readonly number[]): Sentence;
  /** The clues and rules that ask for some demands. */
  demands(demands: readonly number[]): Sentence;
  /** A branch as a heading, and as a sentence. */
  heading(branch: Branch): Sentence;
  branch(branch: Branch): Sentence;
  /** The falsehoods that a lemma shows, as a heading. */
  lemma(lemma: Lemma, falsehoods: readonly Candidate[]): Sentence;
  /** A consequence as a heading, without the consequences of trials on the way. */
  consequence(consequence: Consequence): Sentence;
  /** The words for a hole of a technique's sentence. */
  filling(arg: Arg): Sentence;
}

/** The name and the sentence of a technique, in English where the language lacks them. */
const textOf = ({ id, name, says }: Technique, language: Language | undefined): TechniqueText => ({
  name: language?.names[id] ?? name,
  says: language?.sentences[id] ?? says,
});

export function wordingFor(geometry: Geometry, options: TellingOptions): Wording {
  const board = boardWording(geometry, options);
  const { proof, ...branches } = proofWording(board, options);
  const { grammar, cells, digits, houses, demands, candidate, digit } = board;
  return {
    ...board,
    ...branches,
    consequence: (of) => consequenceText(board, of, true),
    filling: (arg) => {
      if ('cells' in arg) return cells(arg.cells);
      if ('digits' in arg) return (arg.isChoice ? grammar.choice : grammar.list)(digits(arg.digits));
      if ('houses' in arg) return houses(arg.houses);
      if ('demands' in arg) return demands(arg.demands);
      if ('candidates' in arg) return grammar.list(arg.candidates.map(candidate));
      if ('images' in arg)
        return grammar.list(arg.images.map(({ digit: from, image }) => sentence`${digit(from)}→${digit(image)}`));
      if ('consequences' in arg) {
        const count = consequenceCount(arg.consequences);
        return options.isBrief && count > MOST_CONSEQUENCES
          ? grammar.consequences(count)
          : consequencesText(board, arg.consequences);
      }
      if ('combinations' in arg) return combinationsText(board, arg.combinations, arg.isSum);
      if ('branches' in arg) return proof(arg);
      if ('chain' in arg) return board.chain(arg.chain);
      return [{ kind: 'text', text: `${arg.count}` }];
    },
  };
}

type BoardWording = ReturnType<typeof boardWording>;

/** Cells, houses, demands and digits of a board in words. */
function boardWording(geometry: Geometry, options: TellingOptions) {
  const { size } = geometry;
  const { language, alphabet = alphabetOf(geometry) } = options;
  const { grammar = english } = language ?? {};
  const cell = (place: Cell): SentencePart => ({ kind: 'cells', text: cellName(place, size), cells: [place] });
  const digit = (value: Digit): SentencePart => ({
    kind: 'digit',
    text: alphabet[value - 1] ?? `${value}`,
    digit: value,
  });
  const house = (index: number): SentencePart => {
    const { kind, number } = geometry.houses[index]!;
    return { kind: 'house', text: grammar.house(kind, number), house: index };
  };
  return {
    grammar,
    text: (technique: Technique) => textOf(technique, language),
    cell,
    cells: (list: readonly Cell[]) => grammar.list(ascending(list).map(cell)),
    digit,
    digits: (list: Iterable<Digit>) => ascending(list).map(digit),
    house,
    houses: (list: readonly number[]) => grammar.list(list.map(house)),
    demands: (list: readonly number[]) => grammar.list(demandParts(geometry, list, grammar, wordsIn(language))),
    candidate: (of: Candidate): SentencePart => {
      const text = `${digit(of.digit).text}${cell(of.cell).text}`;
      return { kind: 'candidates', text, cells: [of.cell], digit: of.digit };
    },
    chain: (nodes: readonly ChainNode[]) => eureka(nodes, size, alphabet),
  };
}

/** Proofs with their branches and lemmas, in words. */
function proofWording({ grammar, candidate, text }: BoardWording, { isBrief }: TellingOptions) {
  const wordOf = (node: Implied) => ({ candidate: candidate(node), isOn: node.isOn });
  const assumption = ({ nodes }: Branch) => wordOf(nodes[0]!);
  const endOf = ({ nodes }: Branch) => wordOf(nodes.at(-1)!);
  const branch = (of: Branch): Sentence => {
    const { nodes } = of;
    const truths = nodes.slice(1).filter(({ isOn }) => isOn);
    const end = nodes.at(-1)!;
    const isFalse = !end.isOn && nodes.length > 1;
    return grammar.branch(assumption(of), truths.map(candidate), isFalse ? candidate(end) : undefined);
  };
  const lemma = ({ technique }: Lemma, falsehoods: readonly Candidate[]): Sentence => {
    const { name } = text(techniqueCalled(technique)!);
    return grammar.lemma({ kind: 'technique', text: name, technique }, falsehoods.map(candidate));
  };
  const brief = ({ branches, lemmas = [] }: Proof): Sentence => {
    const sentences = branches.map((branch) =>
      grammar.longBranch(assumption(branch), branch.nodes.length - 1, endOf(branch)),
    );
    return joined(lemmas.length > 0 ? [...sentences, grammar.manyOnTheWay(lemmas.length)] : sentences, ' ');
  };
  const whole = ({ branches, lemmas = [] }: Proof): Sentence =>
    joined(
      branches.flatMap((member) => {
        const seen = lemmasOf(member).map(([number, falsehoods]) => lemma(lemmas[number]!, falsehoods));
        return seen.length > 0 ? [branch(member), grammar.onTheWay(seen)] : [branch(member)];
      }),
      ' ',
    );
  return {
    heading: (of: Branch) => grammar.heading(assumption(of), of.nodes.length > 1 ? endOf(of) : undefined),
    branch,
    lemma,
    proof: (of: Proof): Sentence => {
      const count = of.branches.reduce((sum, { nodes }) => sum + nodes.length, 0);
      return isBrief && count > LONG_PROOF ? brief(of) : whole(of);
    },
  };
}

const consequencesText = (board: BoardWording, consequences: readonly Consequence[]): Sentence =>
  joined(
    consequences.map((consequence) => consequenceText(board, consequence)),
    '; ',
  );

function consequenceText(board: BoardWording, { cells, digits, cause }: Consequence, isHeading = false): Sentence {
  const left = cells.map(
    (cell, at) => sentence`${board.cell(cell)}: ${joined(board.digits(digitsOf(digits[at]!)), '')}`,
  );
  const where =
    cause.kind === 'trial' && isHeading ? trialText(board, { ...cause, consequences: [] }) : placeOf(board, cause);
  return where.length > 0 ? sentence`${joined(left, ', ')} (${where})` : joined(left, ', ');
}

type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { readonly kind: Kind }>;

/** The place where a consequence follows. A cell with one digit left needs none. */
function placeOf(board: BoardWording, cause: Cause): Sentence {
  const { grammar, house, demands } = board;
  if (cause.kind === 'cell') return [];
  if (cause.kind === 'house') return [house(cause.house)];
  if (cause.kind === 'demand') return demands([cause.demand]);
  if (cause.kind === 'sum')
    return grammar.list([...cause.houses.map((index) => [house(index)]), demands(cause.demands)]);
  return trialText(board, cause);
}

/** A supposition, its consequences, and its contradiction. */
function trialText(board: BoardWording, { supposed, end, consequences }: CauseOf<'trial'>): Sentence {
  const { cell, digit } = board;
  const last = sentence`${end.kind === 'cell' ? cell(end.cell) : placeOf(board, end)}: –`;
  const consequenceWords = consequences.length > 0 ? sentence`${consequencesText(board, consequences)}; ${last}` : last;
  return sentence`${cell(supposed.cell)}=${digit(supposed.digit)} → ${consequenceWords}`;
}

function combinationsText({ grammar, digits }: BoardWording, sets: readonly (readonly Digit[])[], isSum: boolean) {
  const shown = sets.slice(0, sets.length > MOST_COMBINATIONS ? MOST_COMBINATIONS - 1 : sets.length);
  const listed = shown.map((set) => joined(digits(set), isSum ? '+' : ''));
  return grammar.choice(shown.length < sets.length ? [...listed, grammar.others(sets.length - shown.length)] : listed);
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
