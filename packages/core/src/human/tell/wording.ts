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
import {
  type Arg,
  type Branch,
  type Cause,
  type Consequence,
  type Lemma,
  lemmasOf,
  type Proof,
} from '../steps/step.ts';
import type { Technique } from '../steps/technique.ts';
import { techniqueCalled } from '../techniques.ts';
import { demandParts } from './demand-parts.ts';
import { eureka } from './eureka.ts';

/** How a step is told. */
export interface TellingOptions {
  /** The language, such as `de` of `@pencilmark/core/languages/de`; default: English. */
  readonly language?: Language;
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
  /**
   * Whether long branches are told by their ends alone, for those who read the rest part by part
   * (`unfold`). Default: no.
   */
  readonly isBrief?: boolean;
  /**
   * Techniques of your own, whose steps are told too. They have no texts but their own, in any
   * language.
   */
  readonly techniques?: readonly Technique[];
}

/** What a technique is called, and its sentence with holes. */
export type TechniqueText = Pick<Technique, 'name' | 'says'>;

/** A proof with more nodes is long. */
const LONG_PROOF = 24;

/** Of more combinations the last are only counted. */
const MOST_COMBINATIONS = 9;

const TOLD: Expected = [
  (techniques: readonly Technique[]) =>
    Array.isArray(techniques) && techniques.every((one) => typeof one?.says === 'string'),
  'a list of techniques',
];

/** Throws a RangeError unless the public function `asked` was given options that it knows. */
export function checkTelling(asked: string, options: TellingOptions): void {
  checkOptions(asked, options, { language: A_LANGUAGE, alphabet: TEXT, isBrief: FLAG, techniques: TOLD });
}

/**
 * How the things of a board are written in a language. Cells and digits are sorted, houses and
 * candidates are not.
 */
export interface Wording {
  readonly grammar: Grammar;
  /** What a technique is called and says. */
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
  /** What a lemma shows to be false, as a heading. */
  lemma(lemma: Lemma, falsehoods: readonly Candidate[]): Sentence;
  /** What goes into a hole of a technique's sentence. */
  filling(arg: Arg): Sentence;
}

/** What a technique is called and says, in English where the language has no text for it. */
const textOf = ({ id, name, says }: Technique, language: Language | undefined): TechniqueText => ({
  name: language?.names[id] ?? name,
  says: language?.sentences[id] ?? says,
});

export function wordingFor(geometry: Geometry, options: TellingOptions): Wording {
  const { size, houses } = geometry;
  const { alphabet = alphabetOf(geometry) } = options;
  const { language } = options;
  const { grammar = english } = language ?? {};
  const cell = (one: Cell): SentencePart => ({ kind: 'cells', text: cellName(one, size), cells: [one] });
  const digit = (one: Digit): SentencePart => ({ kind: 'digit', text: alphabet[one - 1] ?? `${one}`, digit: one });
  const house = (index: number): SentencePart => {
    const { kind, number } = houses[index]!;
    return { kind: 'house', text: grammar.house(kind, number), house: index };
  };
  const candidate = ({ cell: at, digit: one }: Candidate): SentencePart => {
    const text = `${digit(one).text}${cell(at).text}`;
    return { kind: 'candidates', text, cells: [at], digit: one };
  };
  const assumption = ({ nodes: [first] }: Branch) => ({ candidate: candidate(first!), isOn: first!.isOn });
  const endOf = ({ nodes }: Branch) => ({ candidate: candidate(nodes.at(-1)!), isOn: nodes.at(-1)!.isOn });
  const branch = (one: Branch): Sentence => {
    const { nodes } = one;
    const truths = nodes.slice(1).filter(({ isOn }) => isOn);
    const end = nodes.at(-1)!;
    const isFalse = !end.isOn && nodes.length > 1;
    return grammar.branch(assumption(one), truths.map(candidate), isFalse ? candidate(end) : undefined);
  };
  const lemma = (one: Lemma, falsehoods: readonly Candidate[]): Sentence => {
    const { name } = textOf(techniqueCalled(one.technique)!, language);
    return grammar.lemma({ kind: 'technique', text: name, technique: one.technique }, falsehoods.map(candidate));
  };
  const brief = ({ branches, lemmas = [] }: Proof): Sentence => {
    const told = branches.map((one) => grammar.longBranch(assumption(one), one.nodes.length - 1, endOf(one)));
    return joined(lemmas.length > 0 ? [...told, grammar.manyOnTheWay(lemmas.length)] : told, ' ');
  };
  const proof = (one: Proof): Sentence => {
    const { branches, lemmas = [] } = one;
    const count = branches.reduce((sum, { nodes }) => sum + nodes.length, 0);
    if (options.isBrief && count > LONG_PROOF) return brief(one);
    const told = branches.flatMap((one) => {
      const seen = lemmasOf(one).map(([number, falsehoods]) => lemma(lemmas[number]!, falsehoods));
      return seen.length > 0 ? [branch(one), grammar.onTheWay(seen)] : [branch(one)];
    });
    return joined(told, ' ');
  };
  const causeOf = (cause: Cause): Sentence =>
    cause.kind === 'demand' ? wording.demands([cause.demand]) : cause.kind === 'house' ? [house(cause.house)] : [];
  const consequence = ({ cells, digits, cause }: Consequence): Sentence => {
    const left = cells.map((one, at) => sentence`${cell(one)}: ${joined(wording.digits(digitsOf(digits[at]!)), '')}`);
    const where = causeOf(cause);
    return where.length > 0 ? sentence`${joined(left, ', ')} (${where})` : joined(left, ', ');
  };
  const combinations = (sets: readonly (readonly Digit[])[], isSum: boolean): Sentence => {
    const told = sets.slice(0, sets.length > MOST_COMBINATIONS ? MOST_COMBINATIONS - 1 : sets.length);
    const listed = told.map((set) => joined(ascending(set).map(digit), isSum ? '+' : ''));
    return grammar.choice(told.length < sets.length ? [...listed, grammar.others(sets.length - told.length)] : listed);
  };
  const wording: Wording = {
    grammar,
    text: (technique) => textOf(technique, language),
    heading: (one) => grammar.heading(assumption(one), one.nodes.length > 1 ? endOf(one) : undefined),
    branch,
    lemma,
    cell,
    cells: (list) => grammar.list(ascending(list).map(cell)),
    digit,
    digits: (list) => ascending(list).map(digit),
    houses: (list) => grammar.list(list.map(house)),
    demands: (list) => grammar.list(demandParts(geometry, list, grammar, wordsIn(language))),
    filling: (arg) => {
      if ('cells' in arg) return wording.cells(arg.cells);
      if ('digits' in arg) return (arg.isChoice ? grammar.choice : grammar.list)(wording.digits(arg.digits));
      if ('houses' in arg) return wording.houses(arg.houses);
      if ('demands' in arg) return wording.demands(arg.demands);
      if ('candidates' in arg) return grammar.list(arg.candidates.map(candidate));
      if ('images' in arg)
        return grammar.list(arg.images.map(({ digit: from, image }) => sentence`${digit(from)}→${digit(image)}`));
      if ('consequences' in arg) return joined(arg.consequences.map(consequence), '; ');
      if ('combinations' in arg) return combinations(arg.combinations, arg.isSum);
      if ('branches' in arg) return proof(arg);
      if ('chain' in arg) return eureka(arg.chain, size, alphabet);
      return [{ kind: 'text', text: `${arg.count}` }];
    },
  };
  return wording;
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
