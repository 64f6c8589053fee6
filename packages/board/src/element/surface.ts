import type { Cell, Digit } from '@pencilmark/core/geometry/plain';
import { type Entry, takesNotes } from './entry.ts';
import { made, setAttribute } from './nodes.ts';
import { type Pad, type PadDeed, padOf } from './pad.ts';
import type { ShownStep } from './step.ts';
import { cellOf, drawLayers, type Layers, NO_LAYERS, showCells, type Table, tableOf } from './table.ts';
import { type Notes, notesOf, viewOf } from './view.ts';
import type { Language } from './words.ts';

/** What is to be seen of a board. */
export interface Scene {
  readonly entry: Entry;
  readonly alphabet: string;
  readonly notes: Notes;
  readonly step: ShownStep | null;
  readonly cursor: Cell;
  readonly faults: ReadonlySet<Cell>;
  readonly language: Language;
  readonly label: string;
  readonly description: string;
  readonly isNoting: boolean;
  readonly isReadonly: boolean;
  readonly isDisabled: boolean;
  readonly hasPad: boolean;
}

/** Who hears what somebody does on a board. */
export interface Listener {
  press(event: KeyboardEvent): void;
  pressPad(deed: PadDeed): void;
  /** A cell has got the focus; a cell was pressed. */
  arrive(cell: Cell): void;
  go(cell: Cell): void;
}

type Drawing = typeof import('./drawing.ts');
type ClueWords = Parameters<Drawing['cluesAt']>[2];

/** The elements of a board: its cells, what is drawn below and above them, its keys. */
export class Surface {
  readonly content: HTMLElement = made('div', { class: 'all' });
  readonly #listener: Listener;
  #table: Table | undefined;
  #pad: Pad | undefined;
  #drawing: Drawing | undefined;
  readonly #clueWords = new Map<Language, ClueWords>();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Shows a text instead of a board. */
  refuse(headline: string, message: string): void {
    this.#table = this.#pad = undefined;
    const text = made('span', { lang: 'en' }, message);
    this.content.replaceChildren(
      made('div', { class: 'error', part: 'error', role: 'alert' }, made('b', {}, headline), text),
    );
  }

  /** Makes the elements of a board and its keys, and draws them. */
  build(scene: Scene): void {
    const { entry, alphabet, language } = scene;
    const { geometry } = entry.puzzle;
    if (this.#table?.geometry !== geometry) this.#table = this.#tableOf(scene);
    const hasNotes = scene.notes === 'own' && takesNotes(entry);
    const manner = { size: geometry.size, alphabet, language, hasNotes };
    this.#pad = scene.hasPad ? padOf(manner, (deed) => this.#listener.pressPad(deed)) : undefined;
    this.content.replaceChildren(this.#table.board, ...(this.#pad ? [this.#pad.element] : []));
    this.draw(scene);
  }

  #tableOf({ entry }: Scene): Table {
    const table = tableOf(entry.puzzle.geometry);
    table.grid.addEventListener('keydown', (event) => this.#listener.press(event));
    table.grid.addEventListener('focusin', (event) => this.#listener.arrive(cellOf(event)));
    table.grid.addEventListener('click', (event) => this.#listener.go(cellOf(event)));
    return table;
  }

  /** Whether what a board needs, for its rules or its step, has still to be loaded. */
  lacks({ entry, step, language }: Scene): boolean {
    const { rules, clues } = entry.puzzle.geometry;
    return (
      (this.#drawing === undefined && (step !== null || rules.length > 0)) ||
      (clues.length > 0 && !this.#clueWords.has(language))
    );
  }
  async load({ entry, language }: Scene): Promise<void> {
    const drawing = await import('./drawing.ts');
    if (entry.puzzle.geometry.clues.length > 0) this.#clueWords.set(language, await drawing.CLUE_WORDS[language]());
    this.#drawing = drawing;
  }

  /** Draws the signs of rules and the marks of a step, and shows the cells. */
  draw(scene: Scene): void {
    if (!this.#table) return;
    drawLayers(this.#table, this.#drawing ? layersOf(this.#drawing, scene) : NO_LAYERS);
    this.render(scene);
  }

  /** Shows what stands in the cells. */
  render(scene: Scene): void {
    if (!this.#table) return;
    const { entry, language, description, isDisabled, isReadonly } = scene;
    const { geometry } = entry.puzzle;
    const { grid } = this.#table;
    setAttribute(grid, 'aria-label', scene.label);
    setAttribute(grid, 'aria-readonly', isReadonly ? 'true' : undefined);
    setAttribute(grid, 'aria-disabled', isDisabled ? 'true' : undefined);
    setAttribute(grid, 'aria-describedby', description === '' ? undefined : 'told');
    const drawing = this.#drawing;
    const words = this.#clueWords.get(language);
    const cluesAt = (cell: Cell): readonly string[] => (words && drawing?.cluesAt(geometry, cell, words)) ?? [];
    const areNotesDrawn = scene.step !== null && drawing !== undefined;
    showCells(this.#table, viewOf(entry, { ...scene, cluesAt }), { ...scene, areNotesDrawn });
    this.#pad?.show({ isNoting: scene.isNoting, left: leftOf(entry), isDisabled: isDisabled || isReadonly });
  }

  cell(cell: Cell): HTMLElement | undefined {
    return this.#table?.cells[cell];
  }
}

function layersOf({ drawRules, drawEvidence }: Drawing, { entry, alphabet, step, notes }: Scene): Layers {
  const { geometry } = entry.puzzle;
  const rules = drawRules(geometry);
  if (!step) return rules;
  const { marks = [], placements = [], eliminations = [] } = step;
  const shown = notes === 'none' ? {} : { candidates: notesOf(entry, notes) };
  const parts = { marks, placements, eliminations };
  const { back, front } = drawEvidence({ geometry, digits: entry.digits, step: parts, alphabet, ...shown });
  return { ...rules, below: [...rules.below, ...back], above: [...rules.above, ...front] };
}

/** How often each digit is still to come, by digit. */
function leftOf({ puzzle, digits }: Entry): ArrayLike<Digit> {
  const { size } = puzzle.geometry;
  const left = new Int16Array(size + 1).fill(size);
  for (const digit of digits) left[digit]!--;
  return left;
}
