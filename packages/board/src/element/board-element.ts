import { type Cell, cellName, type Digit } from '@pencilmark/core/geometry/plain';
import { conflictCells, type Puzzle } from '@pencilmark/core/puzzle';
import { fail } from '@pencilmark/core/result';
import type { Check } from './checking.ts';
import { type Act, after, changedCells, type Entry, entryOf, isComplete, takesNotes } from './entry.ts';
import { type BoardError, type Found, foundPuzzle, type Source } from './found.ts';
import { deedOf } from './keys.ts';
import { made, setAttribute } from './nodes.ts';
import { type Pad, type PadDeed, padOf } from './pad.ts';
import { readFully, readQuickly } from './source.ts';
import { isStep, type ShownStep, stepFault } from './step.ts';
import { sheetFor } from './style.ts';
import { cellOf, drawLayers, type Layers, NO_LAYERS, showCells, type Table, tableOf } from './table.ts';
import { lineOf, readValue } from './value.ts';
import { type Notes, notesOf, placeOf, viewOf } from './view.ts';
import { type Language, languageFor, say, type Word } from './words.ts';

/** What the event `change` tells in `detail`. */
export interface BoardChange {
  readonly kind: 'digit' | 'note' | 'erase' | 'fill' | 'undo' | 'redo';
  /** The cells that changed, counted from 0 in reading order of the board's square frame. */
  readonly cells: readonly Cell[];
  /** The first of them, as row and column from 1, and its digit now, 0 when it is empty. */
  readonly row: number;
  readonly column: number;
  readonly digit: Digit;
  readonly value: string;
  readonly isComplete: boolean;
  /** Whether no digits of a complete board are in conflict; undefined before it is complete. */
  readonly isCorrect: boolean | undefined;
}

/** What the event `complete` tells in `detail`. */
export type BoardCompletion = Pick<BoardChange, 'value'> & { readonly isCorrect: boolean };

type Drawing = typeof import('./drawing.ts');

const NOTES: readonly Notes[] = ['own', 'all', 'none'];

// Programs that run in Node may import the class, and do nothing with it.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * `<pencilmark-board puzzle="53..7…">`: a board to look at or to play on, in any page. It registers
 * itself nowhere: `defineBoardElement` does.
 */
export class PencilmarkBoard extends Base {
  static readonly formAssociated = true;
  static readonly observedAttributes: readonly string[] = [
    ...['puzzle', 'board', 'value'],
    ...['notes', 'readonly', 'required', 'lang', 'label', 'description', 'pad'],
  ];

  readonly #internals: ElementInternals;
  readonly #content = made('div', { class: 'all' });
  readonly #said = made('div', { class: 'said', role: 'status' });
  readonly #told = made('div', { class: 'said', id: 'told' });

  /** A puzzle that a program gave instead of a text. */
  #given: Puzzle | undefined;
  #found: Found | undefined;
  /** What stood there at the beginning, and what stands there now. */
  #start: Entry | undefined;
  #entry: Entry | undefined;
  #error: BoardError | undefined;
  #step: ShownStep | null = null;
  #table: Table | undefined;
  #pad: Pad | undefined;
  #layers: Layers = NO_LAYERS;
  #drawing: Drawing | undefined;
  #faults: ReadonlySet<Cell> = new Set();
  #cursor: Cell = 0;
  #isNoting = false;
  #isDisabled = false;
  /** Whether attributes changed since the puzzle was read; counts the readings. */
  #isStale = true;
  #reading = 0;
  /** A value that was set while the puzzle was still being read. */
  #wanted: string | undefined;
  #ready: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.#internals = this.attachInternals();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheetFor(this.ownerDocument)];
    root.append(this.#content, this.#told, this.#said);
  }

  /** The text of the puzzle, in any format that core reads, or a puzzle of core. */
  get puzzle(): string | Puzzle {
    return this.#given ?? this.getAttribute('puzzle') ?? '';
  }
  set puzzle(puzzle: string | Puzzle) {
    const isPuzzle = typeof puzzle === 'object' && puzzle?.geometry?.peers && ArrayBuffer.isView(puzzle.givens);
    if (typeof puzzle !== 'string' && !isPuzzle)
      refuse('puzzle', puzzle, 'a text such as "53..7…", or a puzzle of @pencilmark/core');
    this.#given = typeof puzzle === 'string' ? undefined : puzzle;
    if (typeof puzzle === 'string') this.setAttribute('puzzle', puzzle);
    else this.#stale();
  }

  /** The id of the board, such as `9x9:x`, where the puzzle does not say it. */
  get board(): string {
    return this.getAttribute('board') ?? '';
  }
  set board(id: string) {
    this.setAttribute('board', textFor('board', id));
  }

  /**
   * The digits of the board as one line, `.` for empty cells: givens and what was written. Empty
   * while there is no board. Setting it writes into all cells without a given.
   */
  get value(): string {
    this.#refresh();
    if (this.#wanted !== undefined) return this.#wanted;
    return this.#found && this.#entry ? lineOf(this.#found, this.#entry.digits) : '';
  }
  set value(value: string) {
    const text = textFor('value', value);
    this.#refresh();
    if (!this.#found || !this.#entry) {
      this.#wanted = text;
      return;
    }
    const digits = readValue(this.#found, text);
    if (!digits.ok) fail(`value of <${this.localName}>: ${digits.error}`);
    this.#take(after(this.#entry, { kind: 'fill', digits: digits.value }));
  }

  /** The value at the beginning: the attribute. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }
  set defaultValue(value: string) {
    this.setAttribute('value', textFor('defaultValue', value));
  }

  /** Which notes are shown: those that somebody wrote, all candidates, or none. */
  get notes(): Notes {
    const text = this.getAttribute('notes');
    return NOTES.find((one) => one === text) ?? 'own';
  }
  set notes(notes: Notes) {
    if (!NOTES.includes(notes)) refuse('notes', notes, NOTES.map((one) => `"${one}"`).join(', '));
    this.setAttribute('notes', notes);
  }

  /** A step whose marks are drawn, such as `nextStep` of core gives; null takes them away. */
  get step(): ShownStep | null {
    return this.#step;
  }
  set step(step: ShownStep | null) {
    if (step !== null && !isStep(step)) refuse('step', step, 'a step of @pencilmark/core, or null');
    this.#refresh();
    const fault = step && this.#entry ? stepFault(step, this.#entry.puzzle.geometry) : undefined;
    if (fault) fail(`step of <${this.localName}>: ${fault}`);
    this.#step = step;
    void this.#load();
    this.#redraw();
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(is: boolean) {
    this.toggleAttribute('readonly', Boolean(is));
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(is: boolean) {
    this.toggleAttribute('required', Boolean(is));
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(is: boolean) {
    this.toggleAttribute('disabled', Boolean(is));
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', textFor('name', name));
  }

  /** What is wrong with the puzzle, its board or the value at the beginning; null if nothing is. */
  get error(): BoardError | null {
    this.#refresh();
    return this.#error ?? null;
  }

  /** Resolves when the puzzle has been read and drawn, or refused. Plain ones are at once. */
  get ready(): Promise<void> {
    this.#refresh();
    return this.#ready;
  }

  get isComplete(): boolean {
    this.#refresh();
    return this.#entry !== undefined && isComplete(this.#entry);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** Back to the beginning. `undo` brings back what was written. */
  reset(): void {
    this.#refresh();
    if (this.#start) this.#do({ kind: 'fill', digits: this.#start.digits });
  }
  undo(): void {
    this.#refresh();
    this.#do({ kind: 'undo' });
  }
  redo(): void {
    this.#refresh();
    this.#do({ kind: 'redo' });
  }

  /** Compares what was written with the solution, marks what is wrong, and says so. */
  async check(): Promise<Check> {
    await this.ready;
    const { checked } = await import('./checking.ts');
    if (!this.#entry) return { isComplete: false, isCorrect: undefined, wrong: [] };
    const result = checked(this.#entry);
    this.#faults = new Set(result.wrong);
    this.#render();
    const { size } = this.#entry.puzzle.geometry;
    if (result.wrong.length > 0)
      this.#say('faults', { cells: result.wrong.map((cell) => cellName(cell, size)).join(', ') });
    else this.#say(result.isCorrect === undefined ? 'unknown' : result.isComplete ? 'solved' : 'right');
    return result;
  }

  connectedCallback(): void {
    this.#upgrade();
    this.#refresh();
    this.#redraw();
  }

  adoptedCallback(): void {
    this.shadowRoot!.adoptedStyleSheets = [sheetFor(this.ownerDocument)];
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'puzzle') this.#given = undefined;
    if (['puzzle', 'board', 'value'].includes(name)) this.#stale();
    else if (['lang', 'pad', 'notes'].includes(name)) this.#rebuild();
    else this.#render();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#render();
  }
  formResetCallback(): void {
    this.#refresh();
    if (this.#start) this.#take(this.#start);
  }
  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#restore(state);
  }

  /** Properties that a page set before the element was defined. */
  #upgrade(): void {
    for (const name of ['puzzle', 'board', 'value', 'notes', 'step'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<PencilmarkBoard>)[name];
      (this as Record<typeof name, unknown>)[name] = value;
    }
  }

  #stale(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => this.isConnected && this.#refresh());
  }

  /** Reads the puzzle if attributes have changed. */
  #refresh(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    const reading = ++this.#reading;
    this.#entry = this.#found = this.#start = undefined;
    const source: Source = { text: this.getAttribute('puzzle') ?? '', board: this.board };
    const quick = this.#given ? foundPuzzle(this.#given) : readQuickly(source);
    if (quick) {
      this.#begin(quick);
      this.#ready = this.#load();
      return;
    }
    this.#internals.ariaBusy = 'true';
    this.#ready = readFully(source)
      .catch((problem: unknown) => ({ ok: false as const, error: notLoaded(problem) }))
      .then(async (read) => {
        if (reading !== this.#reading) return this.#ready;
        if (read.ok) this.#begin(read.value);
        else this.#refuse(read.error);
        return this.#load();
      });
  }

  #begin(found: Found): void {
    this.#internals.ariaBusy = null;
    const attribute = this.defaultValue;
    const digits = attribute.trim() === '' ? undefined : readValue(found, attribute);
    if (digits?.ok === false) {
      this.#refuse(badValue(digits.error));
      return;
    }
    this.#found = found;
    this.#error = undefined;
    this.#start = this.#entry = entryOf(found.puzzle, digits?.value ?? found.digits);
    this.#faults = new Set();
    this.#isNoting = false;
    if (this.#step && stepFault(this.#step, found.puzzle.geometry)) this.#step = null;
    this.#cursor = found.puzzle.geometry.cells.find((cell) => this.#entry!.digits[cell] === 0) ?? 0;
    this.removeAttribute('error');
    this.#rebuild();
    if (this.#wanted !== undefined) this.#restore(this.#wanted);
  }

  #restore(text: string): void {
    this.#refresh();
    if (!this.#found || !this.#entry) {
      this.#wanted = text;
      return;
    }
    this.#wanted = undefined;
    const digits = readValue(this.#found, text);
    if (digits.ok) this.#take(after(this.#entry, { kind: 'fill', digits: digits.value }));
    else this.#refuse(badValue(digits.error));
  }

  /** Shows and tells why there is no board. */
  #refuse(error: BoardError): void {
    this.#internals.ariaBusy = null;
    this.#error = error;
    this.#found = this.#start = this.#entry = this.#table = this.#pad = this.#wanted = undefined;
    const place = `${error.attribute}, line ${error.line}, column ${error.column}: `;
    const message = made('span', { lang: 'en' }, `${place}${error.message}`);
    const headline = made('b', {}, say(this.#language, 'unread'));
    this.#content.replaceChildren(made('div', { class: 'error', part: 'error', role: 'alert' }, headline, message));
    this.setAttribute('error', error.code);
    this.#internals.setFormValue(null);
    this.#internals.setValidity({});
    this.dispatchEvent(new CustomEvent('error', { detail: error }));
  }

  get #language(): Language {
    const tag = this.closest<HTMLElement>('[lang]')?.lang ?? this.ownerDocument.documentElement.lang;
    return languageFor(tag);
  }

  #say(word: Word, values?: Readonly<Record<string, string>>): void {
    this.#tell(say(this.#language, word, values));
  }
  #tell(text: string): void {
    this.#said.replaceChildren(made('div', {}, text));
  }

  /** Loads what boards with rules and steps need, and draws them then. */
  async #load(): Promise<void> {
    const isNeeded = this.#step !== null || (this.#entry?.puzzle.geometry.rules.length ?? 0) > 0;
    if (!isNeeded || this.#drawing) return;
    try {
      this.#drawing = await import('./drawing.ts');
    } catch (problem) {
      return this.#refuse(notLoaded(problem));
    }
    this.#redraw();
  }

  /** Builds the board and its keys anew. */
  #rebuild(): void {
    if (!this.#entry || !this.#found) return;
    const { geometry } = this.#entry.puzzle;
    if (this.#table?.geometry !== geometry) {
      this.#table = tableOf(geometry);
      const { grid } = this.#table;
      grid.addEventListener('keydown', (event) => this.#press(event));
      grid.addEventListener('focusin', (event) => this.#arrive(cellOf(event)));
      grid.addEventListener('click', (event) => this.#go(cellOf(event)));
    }
    const manner = { size: geometry.size, alphabet: this.#found.alphabet, language: this.#language };
    const hasNotes = this.notes === 'own' && takesNotes(this.#entry);
    const hasPad = this.getAttribute('pad') !== 'none';
    this.#pad = hasPad ? padOf({ ...manner, hasNotes }, (deed) => this.#pressKey(deed)) : undefined;
    this.#content.replaceChildren(this.#table.board, ...(this.#pad ? [this.#pad.element] : []));
    this.#redraw();
  }

  /** Draws the signs of rules and the marks of a step. */
  #redraw(): void {
    if (!this.#entry || !this.#table || !this.#found) return;
    this.#layers = this.#drawing ? this.#drawn(this.#drawing, this.#entry, this.#found) : NO_LAYERS;
    drawLayers(this.#table, this.#layers);
    this.#render();
  }

  #drawn({ drawRules, drawEvidence }: Drawing, entry: Entry, { alphabet }: Found): Layers {
    const { geometry } = entry.puzzle;
    const rules = drawRules(geometry);
    if (!this.#step) return rules;
    const { marks = [], placements = [], eliminations = [] } = this.#step;
    const step = { marks, placements, eliminations };
    const shown = this.notes === 'none' ? {} : { candidates: notesOf(entry, this.notes) };
    const { back, front } = drawEvidence({ geometry, digits: entry.digits, step, alphabet, ...shown });
    return { ...rules, below: [...rules.below, ...back], above: [...rules.above, ...front] };
  }

  /** Shows what stands in the cells. */
  #render(): void {
    const [entry, table, found] = [this.#entry, this.#table, this.#found];
    if (!entry || !table || !found) return;
    const language = this.#language;
    const { geometry } = entry.puzzle;
    const { rows, columns } = geometry;
    const label = this.getAttribute('label') ?? labelsOf(this.#internals) ?? say(language, 'board', { rows, columns });
    const description = this.getAttribute('description') ?? '';
    setAttribute(table.grid, 'aria-label', label);
    setAttribute(table.grid, 'aria-readonly', this.readOnly ? 'true' : undefined);
    setAttribute(table.grid, 'aria-disabled', this.#isDisabled ? 'true' : undefined);
    setAttribute(table.grid, 'aria-describedby', description === '' ? undefined : 'told');
    if (this.#told.textContent !== description) this.#told.textContent = description;
    const drawing = this.#drawing;
    const views = viewOf(entry, {
      alphabet: found.alphabet,
      notes: this.notes,
      language,
      cursor: this.#cursor,
      faults: this.#faults,
      cluesAt: (cell) => drawing?.cluesAt(geometry, cell, language) ?? [],
    });
    const manner = { alphabet: found.alphabet, isReadonly: this.readOnly, isDisabled: this.#isDisabled };
    showCells(table, views, { ...manner, areNotesDrawn: this.#step !== null && drawing !== undefined });
    const left = new Int16Array(geometry.size + 1).fill(geometry.size);
    for (const digit of entry.digits) left[digit]!--;
    this.#pad?.show({ isNoting: this.#isNoting, left, isDisabled: this.#isDisabled || this.readOnly });
    this.#internals.setFormValue(lineOf(found, entry.digits));
    this.#validate(entry, table);
  }

  /** A required board is complete, and no digits are in conflict. */
  #validate(entry: Entry, { cells }: Table): void {
    const isMissing = this.required && !(isComplete(entry) && isSound(entry));
    const anchor = cells[this.#cursor];
    this.#internals.setValidity(
      isMissing ? { valueMissing: true } : {},
      isMissing ? say(this.#language, 'missing') : '',
      anchor,
    );
  }

  /** Moves the focus to a cell. One cell at a time can have it, as a label of a form needs it. */
  #go(to: Cell): void {
    const cell = this.#table?.cells[to];
    if (!cell || this.#isDisabled) return;
    cell.tabIndex = 0;
    cell.focus();
  }

  #arrive(to: Cell): void {
    if (to < 0 || to === this.#cursor) return;
    this.#cursor = to;
    this.#render();
  }

  #press(event: KeyboardEvent): void {
    if (!this.#entry || !this.#found || event.isComposing) return;
    const place = { geometry: this.#entry.puzzle.geometry, alphabet: this.#found.alphabet, cursor: this.#cursor };
    const deed = deedOf(event, place);
    if (!deed || (deed.kind !== 'move' && this.#isFixed)) return;
    if (deed.kind === 'leave' && !this.#leave()) return;
    event.preventDefault();
    if (deed.kind === 'move') this.#go(deed.to);
    else if (deed.kind === 'digit') this.#write(deed.digit, deed.isNote !== this.#isNoting);
    else if (deed.kind !== 'leave') this.#pressKey(deed);
  }

  #pressKey(deed: PadDeed | { readonly kind: 'redo' }): void {
    if (this.#isFixed) return;
    if (deed.kind === 'digit') this.#write(deed.digit, this.#isNoting);
    else if (deed.kind === 'switch') this.#switch();
    else this.#do(deed.kind === 'erase' ? { kind: 'erase', cell: this.#cursor } : { kind: deed.kind });
  }

  get #isFixed(): boolean {
    return this.readOnly || this.#isDisabled;
  }

  /** Ends notes, or takes away what a check marked; answers whether there was something to end. */
  #leave(): boolean {
    const isSomething = this.#isNoting || this.#faults.size > 0;
    if (this.#isNoting) this.#switch();
    this.#faults = new Set();
    this.#render();
    return isSomething;
  }

  #switch(): void {
    if (this.notes !== 'own' || !this.#entry || !takesNotes(this.#entry)) return;
    this.#isNoting = !this.#isNoting;
    this.#render();
    this.#say(this.#isNoting ? 'notesOn' : 'notesOff');
  }

  #write(digit: Digit, isNote: boolean): void {
    if (isNote && this.notes !== 'own') return;
    this.#do({ kind: isNote ? 'note' : 'digit', cell: this.#cursor, digit });
  }

  /** Does what somebody wants, and tells the page. */
  #do(act: Act): void {
    const [before, found] = [this.#entry, this.#found];
    if (!before || !found) return;
    const now = after(before, act);
    if (now === before) return;
    const cells = changedCells(before, now);
    this.#take(now, cells);
    const [cell = 0] = cells;
    const { size } = now.puzzle.geometry;
    const isFull = isComplete(now);
    const isCorrect = isFull ? isSound(now) : undefined;
    const value = lineOf(found, now.digits);
    const place = { row: Math.floor(cell / size) + 1, column: (cell % size) + 1, digit: now.digits[cell]! };
    const detail: BoardChange = { kind: act.kind, cells, ...place, value, isComplete: isFull, isCorrect };
    this.#announce(act, now, cell);
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true }));
    if (isCorrect === undefined || isComplete(before)) return;
    const completion: BoardCompletion = { value, isCorrect };
    this.dispatchEvent(new CustomEvent('complete', { detail: completion, bubbles: true }));
  }

  #take(entry: Entry, cells: readonly Cell[] = entry.puzzle.geometry.cells): void {
    this.#entry = entry;
    this.#faults = new Set([...this.#faults].filter((cell) => !cells.includes(cell)));
    if (this.#step) this.#redraw();
    else this.#render();
  }

  /** Says what an act did, in as few words as will do. */
  #announce(act: Act, now: Entry, cell: Cell): void {
    const language = this.#language;
    if (isComplete(now)) {
      this.#say(isSound(now) ? 'solved' : 'broken');
      return;
    }
    const { alphabet } = this.#found!;
    const digit = now.digits[cell]!;
    const notes = [...alphabet].filter((_, at) => ((now.notes[cell]! >>> at) & 1) === 1 && at < 32);
    const content =
      digit > 0
        ? alphabet[digit - 1]!
        : notes.length > 0
          ? say(language, 'notes', { digits: notes.join(' ') })
          : say(language, act.kind === 'undo' || act.kind === 'redo' ? 'empty' : 'erased');
    const isBroken = digit > 0 && conflictCells({ ...now.puzzle, givens: now.digits }).includes(cell);
    const first = act.kind === 'undo' ? 'undone' : act.kind === 'redo' ? 'redone' : undefined;
    const parts = [
      first && `${say(language, first)}: ${placeOf(now, cell, language)}`,
      content,
      isBroken && say(language, 'conflict'),
    ];
    this.#tell(parts.filter(Boolean).join(', '));
  }
}

const isSound = ({ puzzle, digits }: Entry): boolean => conflictCells({ ...puzzle, givens: digits }).length === 0;

/** The words of the labels of a form control, or nothing. */
function labelsOf({ labels }: ElementInternals): string | undefined {
  const text = Array.from(labels, ({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');
  return text === '' ? undefined : text;
}

const badValue = (message: string): BoardError => ({ code: 'value', message, attribute: 'value', line: 1, column: 1 });

const notLoaded = (problem: unknown): BoardError => ({
  code: 'load',
  message: `What this puzzle needs could not be loaded: ${problem instanceof Error ? problem.message : problem}`,
  attribute: 'puzzle',
  line: 1,
  column: 1,
});

const refuse = (property: string, value: unknown, expected: string): never =>
  fail(
    `${property} of <pencilmark-board> was set to ${typeof value === 'string' ? `"${value}"` : String(value)}; expected ${expected}`,
  );

const textFor = (property: string, value: unknown): string =>
  typeof value === 'string' ? value : refuse(property, value, 'a text');
