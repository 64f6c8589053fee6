import { countText, groupedNumber } from '@pencilmark/bulk';
import type { Notation } from '@pencilmark/core/format';
import { type Cell, cellName, type Geometry } from '@pencilmark/core/geometry';
import type { TraceEvent } from '@pencilmark/core/solve';
import { deepestOf, type Moment, type Recording, Replay } from '@pencilmark/lab';
import { drawBoard } from './drawing.ts';

/** A recorded search that can be drawn frame by frame. */
export class Film {
  readonly geometry: Geometry;
  readonly replay: Replay;
  /** How many events were recorded. */
  readonly length: number;
  /** Whether the search continued after the last event. */
  readonly isCut: boolean;
  readonly deepest: number;

  constructor(geometry: Geometry, recording: Recording) {
    this.geometry = geometry;
    this.replay = new Replay(recording);
    this.length = recording.length;
    this.isCut = recording.result === undefined;
    this.deepest = deepestOf(recording);
  }
}

/** How a frame is drawn. */
export interface View {
  /** The title: "backtracking · puzzles.txt:1". */
  readonly title: string;
  readonly notation: Notation;
  readonly hasColour: boolean;
  /** How many columns and rows there are. */
  readonly columns: number;
  readonly rows: number;
  /** Whether the film runs, and how many events it shows per second; undefined for a still. */
  readonly play?: { readonly isRunning: boolean; readonly speed: number };
}

const STYLES = { given: '1', tried: '33', placed: '36', solved: '32', back: '31', here: '7', faint: '2' } as const;
type Style = keyof typeof STYLES;

const BAR_COLUMNS = 24;

/** One frame of a film as lines of text: the board, counters, depth, the event and its place. */
export function drawFrame(film: Film, index: number, view: View): string[] {
  const moment = film.replay.at(index);
  const paint = (text: string, ...styles: Style[]): string =>
    view.hasColour && styles.length > 0
      ? `\x1b[${styles.map((style) => STYLES[style]).join(';')}m${text}\x1b[0m`
      : text;
  const board = drawBoard(film.geometry, (cell) => cellText(cell, moment, view, paint));
  const { calls, takenBack, depth, solutions } = moment;
  const filled = film.deepest === 0 ? 0 : Math.round((depth / film.deepest) * BAR_COLUMNS);
  const below = [
    `calls ${groupedNumber(calls)}   taken back ${groupedNumber(takenBack)}   solutions ${groupedNumber(solutions)}`,
    `depth ${'█'.repeat(filled)}${'░'.repeat(BAR_COLUMNS - filled)} ${depth} of ${film.deepest}`,
    eventText(moment, film, view.notation),
    positionText(moment, film, view),
    ...(view.play ? [paint('space pause  ←→ step  ↑↓ speed  PgUp PgDn far  Home End  q quit', 'faint')] : []),
  ];
  const width = board[0]!.length;
  const whole = [paint(view.title, 'given'), '', ...board, '', ...below];
  if (whole.length <= view.rows && width <= view.columns) return whole;
  return [`The board needs ${width} columns and ${whole.length} rows.`, '', ...below].slice(0, view.rows);
}

type Paint = (text: string, ...styles: Style[]) => string;

/**
 * The two columns of a cell: a space and the digit. Without colours, a mark of the event replaces
 * the space.
 */
function cellText(cell: Cell, { event, digits, origins }: Moment, { notation, hasColour }: View, paint: Paint): string {
  const isHere = event !== undefined && 'cell' in event && event.cell === cell;
  const digit = digits[cell]!;
  const origin = origins[cell]!;
  const text = digit === 0 ? '·' : notation.alphabet[digit - 1]!;
  const styles: Style[] = origin === 'empty' ? [] : [origin];
  if (event?.kind === 'solution' && origin !== 'given') styles[0] = 'solved';
  if (isHere && event.kind === 'reject') styles[0] = 'back';
  if (isHere) styles.push('here');
  return (isHere && !hasColour ? '›' : ' ') + paint(text, ...styles);
}

/** The event in words. */
function eventText({ event, index, solutions }: Moment, film: Film, { alphabet }: Notation): string {
  const { size } = film.geometry;
  if (!event) return 'the givens';
  const tell = (event: TraceEvent): string => {
    switch (event.kind) {
      case 'call':
        return `a call at depth ${event.depth}`;
      case 'solution':
        return `solution ${solutions}`;
      default: {
        const digit = alphabet[event.digit - 1];
        const cell = cellName(event.cell, size);
        if (event.kind === 'try') return `tries ${digit} in ${cell}`;
        if (event.kind === 'reject') return `takes ${digit} back from ${cell}`;
        if (event.kind === 'place') return `places ${digit} in ${cell}: ${event.why}`;
        return `strikes ${digit} out of ${cell}: ${event.why}`;
      }
    }
  };
  return index < film.length || film.isCut ? tell(event) : `${tell(event)}; the search is over`;
}

function positionText({ index }: Moment, film: Film, { play }: View): string {
  const all = `${groupedNumber(film.length)}${film.isCut ? ' kept, the search goes on' : ''}`;
  const where = `event ${groupedNumber(index)} of ${all}`;
  return play ? `${play.isRunning ? '▶' : '‖'} ${where}   ${countText(play.speed, 'event')} a second` : where;
}
