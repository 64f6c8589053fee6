import { checkGeometry, type Geometry } from '../../geometry/geometry.ts';
import { ideas as english } from '../../languages/en/ideas.ts';
import { checkLanguage, LANGUAGE_CODES, type LanguageCode, type PartOfLanguage } from '../../languages/language.ts';
import { joined, type Sentence, sentenceText } from '../../languages/sentence.ts';
import { checkArgument, fail } from '../../result.ts';
import type { Digit } from '../../sets/digits.ts';
import { demandsOnTheWay } from '../relations/chain-ties.ts';
import { checkStep, type Step } from '../steps/step.ts';
import type { Technique } from '../steps/technique.ts';
import { techniqueCalled } from '../techniques.ts';
import { HINT_LEVELS, type HintLevel } from './hint-level.ts';
import { nameIn } from './names.ts';
import { checkTelling, type TellingOptions, type Wording, wordingFor } from './wording.ts';

/** With more cells than these, the digits are named instead. */
const MOST_CELLS = 4;

/**
 * Explains a step in sentences: the pattern, the reason, and the result.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const text = explain(nextStep(position), position.geometry);
 *     text.slice(0, 34)      // 'Only r1c4 is still empty in row 1,'
 *     text.slice(-13)      // 'So r1c4 is 4.'
 */
export const explain = (step: Step, geometry: Geometry, options: TellingOptions = {}): string =>
  sentenceText(worded('explain', step, geometry, 'full', options));

/**
 * Tells a step like `explain`, as parts. A part that means a cell, a candidate, a house or a digit
 * has it as data.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const [, part] = explainParts(nextStep(position), position.geometry);
 *     part      // { kind: 'cells', text: 'r1c4', cells: [3] }
 */
export const explainParts = (step: Step, geometry: Geometry, options: TellingOptions = {}): Sentence =>
  worded('explainParts', step, geometry, 'full', options);

/**
 * A part of the explanation of a step, for a person who wants to find the rest alone.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     hint(nextStep(position), position.geometry, 'where')      // 'Look at row 1.'
 */
export const hint = (step: Step, geometry: Geometry, level: HintLevel, options: TellingOptions = {}): string =>
  sentenceText(worded('hint', step, geometry, level, options));

/**
 * Tells as much of a step as `hint`, as parts.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const [, part] = hintParts(nextStep(position), position.geometry, 'where');
 *     part      // { kind: 'house', text: 'row 1', house: 0 }
 */
export const hintParts = (step: Step, geometry: Geometry, level: HintLevel, options: TellingOptions = {}): Sentence =>
  worded('hintParts', step, geometry, level, options);

/**
 * The name of a technique, in English without a language. For an id that is not known, the id
 * itself.
 *
 *     techniqueName('hidden-single')      // 'Hidden Single'
 *     techniqueName('hidden-single', languageNamed('de'))      // 'Versteckter Einer'
 */
export function techniqueName(id: string, language?: PartOfLanguage<'names'>): string {
  checkArgument('techniqueName', typeof id === 'string', id, 'the id of a technique, such as x-wing');
  checkLanguage('techniqueName', language, 'names');
  const technique = techniqueCalled(id);
  return technique ? (language?.names[id] ?? technique.name) : id;
}

/**
 * The names of a technique in all languages, by their codes. It has these names with it, and
 * nothing else that languages say.
 *
 *     techniqueNames('hidden-single').de      // 'Versteckter Einer'
 */
export function techniqueNames(id: string): Readonly<Record<LanguageCode, string>> {
  checkArgument('techniqueNames', typeof id === 'string', id, 'the id of a technique, such as x-wing');
  const technique = techniqueCalled(id);
  const names = LANGUAGE_CODES.map((code) => [code, technique ? nameIn(technique, code) : id]);
  return Object.fromEntries(names) as Record<LanguageCode, string>;
}

/**
 * How to look for a technique, in a sentence or two without places. Throws a RangeError for an
 * unknown id.
 *
 *     techniqueIdea('naked-pair').slice(0, 26)      // 'Look for two cells of a ho'
 *     techniqueIdea('naked-pair', languageNamed('de')).slice(0, 17)      // 'Such zwei Zellen '
 */
export function techniqueIdea(id: string, language?: PartOfLanguage<'ideas'>): string {
  const technique = techniqueCalled(id);
  checkArgument('techniqueIdea', technique !== undefined, id, 'the id of a technique, such as x-wing');
  checkLanguage('techniqueIdea', language, 'ideas');
  return language?.ideas[id] ?? english[technique!.id];
}

/** A step in words. Errors name the public function `caller`. */
function worded(caller: string, step: Step, geometry: Geometry, level: HintLevel, options: TellingOptions): Sentence {
  checkStep(caller, step);
  checkGeometry(caller, geometry);
  checkArgument(caller, HINT_LEVELS.includes(level), level, `one of ${HINT_LEVELS.join(', ')}`);
  checkTelling(caller, options);
  const wording = wordingFor(geometry, options);
  if (level === 'full') {
    const sentences = [
      evidence(step, techniqueOf(step, options), wording),
      byTies(step, geometry, wording),
      resultSentences(step, wording),
    ];
    return joined(
      sentences.filter((sentencePart) => sentencePart.length > 0),
      ' ',
    );
  }
  const { grammar, text } = wording;
  if (level === 'where') return grammar.lookAt(place(step, wording));
  const { name } = text(techniqueOf(step, options));
  return grammar.lookFor({ kind: 'technique', text: name, technique: step.technique }, place(step, wording));
}

const techniqueOf = ({ technique: id }: Step, { techniques = [] }: TellingOptions): Technique =>
  techniques.find((technique) => technique.id === id) ??
  techniqueCalled(id) ??
  fail(`technique ${id}; expected one of the table, or of the option techniques`);

/** The pattern and the reason: the technique's sentence with its holes filled. */
function evidence(step: Step, technique: Technique, { text, filling }: Wording): Sentence {
  const { says } = text(technique);
  const filled = (hole: string): Sentence =>
    filling(step.args[hole] ?? fail(`a step of ${step.technique} without "${hole}"`));
  return joined(
    // Every second piece is the name of a hole.
    says.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : filled(piece))),
    '',
  );
}

/** The clues whose ties link the chain, if there are any. */
function byTies(step: Step, geometry: Geometry, { grammar, demands }: Wording): Sentence {
  const ties = demandsOnTheWay(step, geometry);
  return ties.length > 0 ? grammar.byTies(demands(ties)) : [];
}

/** The result of the step: its placements, then its eliminations. */
function resultSentences(
  { placements, eliminations }: Step,
  { grammar, cell, cells, digit, digits }: Wording,
): Sentence {
  const sentences = placements.map((placement) => grammar.places(cell(placement.cell), digit(placement.digit)));
  // Digits that are eliminated from the same cells share a sentence.
  const losses = new Map<string, { cells: Sentence; digits: Digit[] }>();
  for (const lost of [...new Set(eliminations.map((elimination) => elimination.digit))].sort((a, b) => a - b)) {
    const losers = cells(
      eliminations.filter((elimination) => elimination.digit === lost).map((elimination) => elimination.cell),
    );
    const text = sentenceText(losers);
    losses.set(text, { cells: losers, digits: [...(losses.get(text)?.digits ?? []), lost] });
  }
  const lost = Array.from(losses.values(), (loss) => ({ cells: loss.cells, digits: digits(loss.digits) }));
  return joined(eliminations.length > 0 ? [...sentences, grammar.removes(lost)] : sentences, ' ');
}

/**
 * Where to look: at the houses of a step, or at its clues. A step without these names its cells if
 * they are few, and else its digits.
 */
function place(
  { args, marks, placements, eliminations }: Step,
  { grammar, houses, demands, cells, digits }: Wording,
): Sentence {
  const filled = Object.values(args);
  const named = filled.flatMap((arg) => ('houses' in arg ? arg.houses : []));
  if (named.length > 0) return houses([...new Set(named)]);
  const questioned = filled.flatMap((arg) => ('demands' in arg ? arg.demands : []));
  if (questioned.length > 0) return demands(questioned);
  const marked = marks.flatMap((mark) =>
    mark.kind === 'cell' || mark.kind === 'candidate' ? mark.cell : mark.kind === 'group' ? mark.cells : [],
  );
  const seen = new Set(marked.length > 0 ? marked : filled.flatMap((arg) => ('cells' in arg ? arg.cells : [])));
  if (seen.size > 0 && seen.size <= MOST_CELLS) return cells([...seen]);
  return grammar.digits(digits(new Set([...placements, ...eliminations].map(({ digit }) => digit))));
}
