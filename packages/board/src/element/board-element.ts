import { type Cell, cellName, type Digit } from '@pencilmark/core/geometry/plain';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { fail } from '@pencilmark/core/result';
import { type BoardCompletion, changeOf, isSound, sentenceOf } from './announcement.ts';
import type { Check } from './checking.ts';
import { type Act, after, type Entry, entryOf, isComplete, takesNotes } from './entry.ts';
import { Field, refuse, textFor } from './field.ts';
import { deedOf } from './keys.ts';
import { made } from './nodes.ts';
import type { PadDeed } from './pad.ts';
import { type BoardError, puzzleRead, type ReadPuzzle } from './read-puzzle.ts';
import { readFully, readQuickly } from './source.ts';
import { isStep, type ShownStep, stepFault } from './step.ts';
import { sheetFor } from './style.ts';
import { type Scene, Surface } from './surface.ts';
import { lineOf, readValue } from './value.ts';
import type { Notes } from './view.ts';
import { type Language, languageFor, say, type Word } from './words.ts';

const NOTES: readonly Notes[] = ['own', 'all', 'none'];

/** What is read anew when it changes; what is built anew; what is only shown differently. */
const READ = ['puzzle', 'board', 'value'];
const BUILT = ['lang', 'pad', 'notes'];
const SHOWN = ['readonly', 'required', 'label', 'description'];

/** What a page sets of a board before the element is defined. */
const EARLY = ['puzzle', 'board', 'value', 'notes', 'step'] as const;

/** A puzzle that was read, and what stands in it. */
interface Game extends Pick<ReadPuzzle, 'alphabet'> {
  readonly start: Entry;
  readonly entry: Entry;
}

/**
 * `<pencilmark-board puzzle="53..7…">`: a board to look at or to play on, in any page. It registers
 * itself nowhere: `defineBoardElement` does.
 */
export class PencilmarkBoard extends Field {
  static readonly observedAttributes: readonly string[] = [...READ, ...BUILT, ...SHOWN];

  readonly #said = made('div', { class: 'said', role: 'status' });
  readonly #told = made('div', { class: 'said', id: 'told' });
  readonly #surface = new Surface({
    press: (event) => this.#press(event),
    pressPad: (deed) => this.#pressKey(deed),
    arrive: (cell) => this.#arrive(cell),
    go: (cell) => this.#go(cell),
  });

  /** A puzzle that a program gave instead of a text. */
  #given: Puzzle | undefined;
  /** A value that was set while the puzzle was still being read. */
  #wanted: string | undefined;
  #game: Game | undefined;
  #error: BoardError | undefined;
  #step: ShownStep | null = null;
  #faults: ReadonlySet<Cell> = new Set();
  #cursor: Cell = 0;
  #isNoting = false;
  #isDisabled = false;
  /** Whether attributes changed since the puzzle was read; how often it was read. */
  #isStale = true;
  #readings = 0;
  #ready: Promise<void> = Promise.resolve();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheetFor(this.ownerDocument)];
    root.append(this.#surface.content, this.#told, this.#said);
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
    this.#stale();
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
    const game = this.#read();
    if (!game) return this.#wanted ?? '';
    return lineOf({ puzzle: game.entry.puzzle, alphabet: game.alphabet }, game.entry.digits);
  }
  set value(value: string) {
    const text = textFor('value', value);
    const fault = this.#fill(this.#read(), text);
    if (fault) fail(`value of <pencilmark-board>: ${fault}`);
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
    return NOTES.find((known) => known === text) ?? 'own';
  }
  set notes(notes: Notes) {
    if (!NOTES.includes(notes)) refuse('notes', notes, NOTES.map((known) => `"${known}"`).join(', '));
    this.setAttribute('notes', notes);
  }

  /** A step whose marks are drawn, such as `nextStep` of core gives; null takes them away. */
  get step(): ShownStep | null {
    return this.#step;
  }
  set step(step: ShownStep | null) {
    if (step !== null && !isStep(step)) refuse('step', step, 'a step of @pencilmark/core, or null');
    const game = this.#read();
    const fault = step && game && stepFault(step, game.entry.puzzle.geometry);
    if (fault) fail(`step of <pencilmark-board>: ${fault}`);
    this.#step = step;
    const before = this.#ready;
    this.#ready = before.then(() => this.#load());
    this.#draw();
  }

  /** What is wrong with the puzzle, its board or the value at the beginning; null if nothing is. */
  get error(): BoardError | null {
    this.#read();
    return this.#error ?? null;
  }

  /** Resolves when the puzzle has been read and drawn, or refused. Plain puzzles are at once. */
  get ready(): Promise<void> {
    this.#read();
    return this.#ready;
  }

  get isComplete(): boolean {
    const game = this.#read();
    return game !== undefined && isComplete(game.entry);
  }

  /** Back to the beginning. `undo` brings back what was written. */
  reset(): void {
    const game = this.#read();
    if (game) this.#do({ kind: 'fill', digits: game.start.digits });
  }
  undo(): void {
    this.#read();
    this.#do({ kind: 'undo' });
  }
  redo(): void {
    this.#read();
    this.#do({ kind: 'redo' });
  }

  /** Compares what was written with the solution, marks what is wrong, and says so. */
  async check(): Promise<Check> {
    await this.ready;
    const { checked } = await import('./checking.ts');
    if (!this.#game) return { isComplete: false, isCorrect: undefined, wrong: [] };
    const { entry } = this.#game;
    const result = checked(entry);
    this.#faults = new Set(result.wrong);
    this.#render();
    const { size } = entry.puzzle.geometry;
    const names = result.wrong.map((cell) => cellName(cell, size));
    if (names.length > 0) this.#say('faults', { cells: names.join(', ') });
    else this.#say(result.isCorrect === undefined ? 'unknown' : result.isComplete ? 'solved' : 'right');
    return result;
  }

  connectedCallback(): void {
    for (const name of EARLY) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<PencilmarkBoard>)[name];
      (this as Record<typeof name, unknown>)[name] = value;
    }
    this.#read();
    this.#build();
  }

  adoptedCallback(): void {
    this.shadowRoot!.adoptedStyleSheets = [sheetFor(this.ownerDocument)];
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'puzzle') this.#given = undefined;
    if (READ.includes(name)) this.#stale();
    else if (BUILT.includes(name)) this.#build();
    else this.#render();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#render();
  }
  formResetCallback(): void {
    const game = this.#read();
    if (game) this.#take(game.start);
  }
  formStateRestoreCallback(state: unknown): void {
    // What a browser kept of another puzzle is forgotten.
    if (typeof state === 'string') this.#fill(this.#read(), state);
  }

  #stale(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => this.isConnected && this.#read());
  }

  /** The game, read anew if attributes have changed; nothing while it is being read. */
  #read(): Game | undefined {
    if (!this.#isStale) return this.#game;
    this.#isStale = false;
    this.#game = undefined;
    const reading = ++this.#readings;
    const source = { text: this.getAttribute('puzzle') ?? '', board: this.board };
    const quick = this.#given ? puzzleRead(this.#given) : readQuickly(source);
    if (quick) {
      this.#begin(quick);
      this.#ready = this.#load();
      return this.#game;
    }
    this.internals.ariaBusy = 'true';
    this.#ready = readFully(source)
      .catch((problem: unknown) => ({ ok: false as const, error: notLoaded(problem) }))
      .then((read) => {
        if (reading !== this.#readings) return this.#ready;
        if (read.ok) this.#begin(read.value);
        else this.#refuse(read.error);
        return this.#load();
      });
    return undefined;
  }

  #begin({ puzzle, alphabet, digits }: ReadPuzzle): void {
    const text = this.defaultValue;
    const read = text.trim() === '' ? undefined : readValue({ puzzle, alphabet }, text);
    if (read?.ok === false) {
      this.#refuse({ code: 'value', message: read.error, attribute: 'value', line: 1, column: 1 });
      return;
    }
    const start = entryOf(puzzle, read?.value ?? digits);
    this.#game = { alphabet, start, entry: start };
    this.#error = undefined;
    this.#faults = new Set();
    this.#isNoting = false;
    if (this.#step && stepFault(this.#step, puzzle.geometry)) this.#step = null;
    this.#cursor = puzzle.geometry.cells.find((cell) => start.digits[cell] === 0) ?? 0;
    this.internals.ariaBusy = null;
    this.removeAttribute('error');
    this.#build();
    const wanted = this.#wanted;
    this.#wanted = undefined;
    const fault = wanted === undefined ? undefined : this.#fill(this.#game, wanted);
    if (fault) this.#refuse({ code: 'value', message: fault, attribute: 'value', line: 1, column: 1 });
  }

  /**
   * Writes a value into a game, or keeps it for the game that is being read; returns what is wrong.
   */
  #fill(game: Game | undefined, text: string): string | undefined {
    if (!game) {
      this.#wanted = text;
      return undefined;
    }
    const digits = readValue({ puzzle: game.entry.puzzle, alphabet: game.alphabet }, text);
    if (!digits.ok) return digits.error;
    this.#take(after(game.entry, { kind: 'fill', digits: digits.value }));
    return undefined;
  }

  /** Shows and announces why there is no board. */
  #refuse(error: BoardError): void {
    this.#error = error;
    this.#game = this.#wanted = undefined;
    const message = `${error.attribute}, line ${error.line}, column ${error.column}: ${error.message}`;
    this.#surface.refuse(say(this.#language, 'unread'), message);
    this.internals.ariaBusy = null;
    this.internals.setFormValue(null);
    this.internals.setValidity({});
    this.setAttribute('error', error.code);
    this.dispatchEvent(new CustomEvent('error', { detail: error }));
  }

  /** Loads what boards with rules and steps need, and draws them then. */
  async #load(): Promise<void> {
    const scene = this.#game && this.#scene(this.#game);
    if (!scene || !this.#surface.lacks(scene)) return;
    try {
      await this.#surface.load(scene);
      this.#draw();
    } catch (problem) {
      this.#refuse(notLoaded(problem));
    }
  }

  get #language(): Language {
    return languageFor(this.closest<HTMLElement>('[lang]')?.lang ?? this.ownerDocument.documentElement.lang);
  }

  #say(word: Word, values?: Readonly<Record<string, string>>): void {
    this.#tell(say(this.#language, word, values));
  }
  #tell(text: string): void {
    this.#said.replaceChildren(made('div', {}, text));
  }

  #scene({ entry, alphabet }: Game): Scene {
    const language = this.#language;
    const { rows, columns } = entry.puzzle.geometry;
    return {
      entry,
      alphabet,
      language,
      notes: this.notes,
      step: this.#step,
      cursor: this.#cursor,
      faults: this.#faults,
      label: this.getAttribute('label') ?? this.labelText ?? say(language, 'board', { rows, columns }),
      description: this.getAttribute('description') ?? '',
      isNoting: this.#isNoting,
      isReadonly: this.readOnly,
      isDisabled: this.#isDisabled,
      hasPad: this.getAttribute('pad') !== 'none',
    };
  }

  #build(): void {
    if (this.#game) this.#surface.build(this.#scene(this.#game));
    this.#tellForm();
  }
  #draw(): void {
    if (this.#game) this.#surface.draw(this.#scene(this.#game));
    this.#tellForm();
  }
  #render(): void {
    if (this.#game) this.#surface.render(this.#scene(this.#game));
    this.#tellForm();
  }

  /** Informs the form, and who reads the description. A required board is complete and sound. */
  #tellForm(): void {
    const description = this.getAttribute('description') ?? '';
    if (this.#told.textContent !== description) this.#told.textContent = description;
    if (!this.#game) return;
    const { entry } = this.#game;
    this.internals.setFormValue(this.value);
    const isMissing = this.required && !(isComplete(entry) && isSound(entry));
    const message = isMissing ? say(this.#language, 'missing') : '';
    this.internals.setValidity(isMissing ? { valueMissing: true } : {}, message, this.#surface.cell(this.#cursor));
  }

  /** Moves the focus to a cell. Only one can have it, so that a label leads to it. */
  #go(to: Cell): void {
    const cell = this.#surface.cell(to);
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
    if (!this.#game || event.isComposing) return;
    const { entry, alphabet } = this.#game;
    const deed = deedOf(event, { geometry: entry.puzzle.geometry, alphabet, cursor: this.#cursor });
    if (!deed || (deed.kind !== 'move' && this.#isFixed) || (deed.kind === 'leave' && !this.#leave())) return;
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

  /** Ends notes, takes away what a check marked; answers whether there was something to end. */
  #leave(): boolean {
    const isSomething = this.#isNoting || this.#faults.size > 0;
    this.#faults = new Set();
    if (this.#isNoting) this.#switch();
    else if (isSomething) this.#render();
    return isSomething;
  }

  #switch(): void {
    if (this.notes !== 'own' || !this.#game || !takesNotes(this.#game.entry)) return;
    this.#isNoting = !this.#isNoting;
    this.#render();
    this.#say(this.#isNoting ? 'notesOn' : 'notesOff');
  }

  #write(digit: Digit, isNote: boolean): void {
    if (isNote && this.notes !== 'own') return;
    this.#do({ kind: isNote ? 'note' : 'digit', cell: this.#cursor, digit });
  }

  /** Does what somebody wants, and informs the page. */
  #do(act: Act): void {
    if (!this.#game) return;
    const { entry: before, alphabet } = this.#game;
    const now = after(before, act);
    if (now === before) return;
    const detail = changeOf(before, now, act, alphabet);
    this.#take(now, detail.cells);
    this.#tell(sentenceOf(detail, now, alphabet, this.#language));
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true }));
    if (detail.isCorrect === undefined || isComplete(before)) return;
    const completion: BoardCompletion = { value: detail.value, isCorrect: detail.isCorrect };
    this.dispatchEvent(new CustomEvent('complete', { detail: completion, bubbles: true }));
  }

  #take(entry: Entry, cells: readonly Cell[] = entry.puzzle.geometry.cells): void {
    if (!this.#game) return;
    this.#game = { ...this.#game, entry };
    this.#faults = new Set([...this.#faults].filter((cell) => !cells.includes(cell)));
    if (this.#step) this.#draw();
    else this.#render();
  }
}

const notLoaded = (problem: unknown): BoardError => ({
  code: 'load',
  message: `What this puzzle needs could not be loaded: ${problem instanceof Error ? problem.message : problem}`,
  attribute: 'puzzle',
  line: 1,
  column: 1,
});
