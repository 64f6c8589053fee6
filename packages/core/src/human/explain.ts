import type { Geometry, House } from '../geometry/geometry.ts';
import { cellName } from '../geometry/names.ts';
import { fail } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { eureka } from './eureka.ts';
import { ENGLISH } from './languages/english.ts';
import { GERMAN } from './languages/german.ts';
import type { Language } from './languages/language.ts';
import type { Arg, Step } from './step.ts';
import { techniqueCalled } from './techniques.ts';
import type { HintLevel, LanguageCode } from './telling.ts';

/** The languages that steps are told in. */
export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN];

/** How a step is told. */
export interface TellingOptions {
  /** Default: 'en'. */
  readonly language?: LanguageCode;
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
}

const ALPHABET = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** More cells than these are no place to look at. */
const MOST_CELLS = 4;

/**
 * Tells a step in sentences: what one sees, why something follows, what goes.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     explain(nextStep(position), position.geometry)      // 'Only r1c4 is still empty in row 1, and 4 is the digit that row 1 lacks. So r1c4 is 4.'
 */
export function explain(step: Step, geometry: Geometry, options: TellingOptions = {}): string {
  const telling = new Telling(geometry, options);
  return `${telling.evidence(step)} ${telling.deeds(step)}`;
}

/**
 * Tells as much of a step as somebody wants to hear who would rather find the rest alone.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     hint(nextStep(position), position.geometry, 'where')      // 'Look at row 1.'
 */
export function hint(step: Step, geometry: Geometry, level: HintLevel, options: TellingOptions = {}): string {
  if (level === 'full') return explain(step, geometry, options);
  return new Telling(geometry, options).hint(step, level);
}

/** The name of a technique in a language; the id of one that is not known. */
export function techniqueName(id: string, language: LanguageCode = 'en'): string {
  const technique = techniqueCalled(id);
  return technique ? languageCalled(language).technique(technique).name : id;
}

const languageCalled = (code: LanguageCode): Language =>
  LANGUAGES.find((language) => language.code === code) ??
  fail(`language ${code}; expected one of ${LANGUAGES.map((language) => language.code).join(', ')}`);

class Telling {
  private readonly geometry: Geometry;
  private readonly language: Language;
  private readonly alphabet: string;

  constructor(geometry: Geometry, { language = 'en', alphabet = ALPHABET }: TellingOptions) {
    this.geometry = geometry;
    this.language = languageCalled(language);
    this.alphabet = alphabet;
  }

  evidence({ technique: id, args }: Step): string {
    const technique = techniqueCalled(id) ?? fail(`technique ${id}; expected one of the table`);
    return this.language
      .technique(technique)
      .says.replace(/\{(\w+)\}/g, (_, hole: string) =>
        this.text(args[hole] ?? fail(`a step of ${id} without "${hole}"`)),
      );
  }

  deeds({ placements, eliminations }: Step): string {
    const sentences = placements.map(({ cell, digit }) => this.language.places(this.cell(cell), this.digit(digit)));
    if (eliminations.length > 0) {
      const digitsByCells = new Map<string, Digit[]>();
      for (const digit of [...new Set(eliminations.map((candidate) => candidate.digit))].sort((a, b) => a - b)) {
        const cells = this.cells(eliminations.filter((candidate) => candidate.digit === digit).map(({ cell }) => cell));
        digitsByCells.set(cells, [...(digitsByCells.get(cells) ?? []), digit]);
      }
      sentences.push(
        this.language.removes(
          Array.from(digitsByCells, ([cells, digits]) => ({ digits: digits.map(this.digit), cells })),
        ),
      );
    }
    return sentences.join(' ');
  }

  hint(step: Step, level: 'where' | 'technique'): string {
    const technique = techniqueCalled(step.technique) ?? fail(`technique ${step.technique}; expected one of the table`);
    const place = this.place(step);
    return level === 'where'
      ? this.language.lookAt(place)
      : this.language.lookFor(this.language.technique(technique).name, place);
  }

  /** The houses of a step; else its few cells; else its digits. */
  private place({ args, marks, placements, eliminations }: Step): string {
    const told = Object.values(args);
    const houses = told.flatMap((arg) => ('houses' in arg ? arg.houses : []));
    if (houses.length > 0) return this.houses([...new Set(houses)]);
    const marked = marks.flatMap((mark) =>
      mark.kind === 'cell' || mark.kind === 'candidate' ? mark.cell : mark.kind === 'group' ? mark.cells : [],
    );
    const cells = [...new Set(marked.length > 0 ? marked : told.flatMap((arg) => ('cells' in arg ? arg.cells : [])))];
    if (cells.length > 0 && cells.length <= MOST_CELLS) return this.cells(cells);
    const digits = new Set([...placements, ...eliminations].map(({ digit }) => digit));
    return this.language.digits([...digits].sort((a, b) => a - b).map(this.digit));
  }

  private text(arg: Arg): string {
    if ('cells' in arg) return this.cells(arg.cells);
    if ('digits' in arg) return this.digits(arg.digits);
    if ('houses' in arg) return this.houses(arg.houses);
    if ('candidates' in arg)
      return this.language.list(arg.candidates.map(({ cell, digit }) => `${this.digit(digit)}${this.cell(cell)}`));
    if ('chain' in arg) return eureka(arg.chain, this.geometry.size, this.alphabet);
    return `${arg.count}`;
  }

  private cell = (cell: Cell): string => cellName(cell, this.geometry.size);

  private cells(cells: readonly Cell[]): string {
    return this.language.list([...cells].sort((a, b) => a - b).map(this.cell));
  }

  private digit = (digit: Digit): string => this.alphabet[digit - 1] ?? `${digit}`;

  private digits(digits: readonly Digit[]): string {
    return this.language.list([...digits].sort((a, b) => a - b).map(this.digit));
  }

  private houses(houses: readonly number[]): string {
    return this.language.list(
      houses.map((index) => {
        const { kind, number }: House = this.geometry.houses[index]!;
        return this.language.house(kind, number);
      }),
    );
  }
}
