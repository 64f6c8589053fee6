import type { Cell, Geometry } from '@pencilmark/core/geometry/plain';
import { MARGIN, Plane, round, SIDE } from '../plane.ts';
import type { Room } from '../rules/outside.ts';
import { type Shape, shape } from '../shape.ts';
import { drawn, made, setAttribute } from './nodes.ts';
import { type CellView, placedText } from './view.ts';

/** What is drawn below and above the cells. */
export interface Layers {
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
  readonly room: Room;
  /** Whether sums stand in the first corners of cells: notes then lie a little lower. */
  readonly hasSums: boolean;
}

export const NO_LAYERS: Layers = {
  below: [],
  above: [],
  room: { top: 0, right: 0, bottom: 0, left: 0 },
  hasSums: false,
};

/** Half of the frame lies outside of the cells. */
const EDGE = 2;

/** The elements of a board, one for each cell: screen readers know their way around in them. */
export interface Table {
  readonly geometry: Geometry;
  readonly board: HTMLElement;
  readonly grid: HTMLElement;
  /** By their number; none where the frame of the board is void. */
  readonly cells: readonly (HTMLElement | undefined)[];
}

/** The elements of a board. Drawings lie below and above its cells. */
export function tableOf(geometry: Geometry): Table {
  const { size, rows, columns } = geometry;
  const cells: HTMLElement[] = [];
  const lines = Array.from({ length: rows }, (_, row) => {
    const own = Array.from({ length: columns }, (_, column) => {
      const cell = row * size + column;
      const name = { role: 'gridcell', 'data-cell': `${cell}`, 'aria-colindex': `${column + 1}` };
      return (cells[cell] = made('div', name));
    });
    return made('div', { role: 'row', class: 'row', part: 'row', 'aria-rowindex': `${row + 1}` }, ...own);
  });
  const counts = { 'aria-rowcount': `${rows}`, 'aria-colcount': `${columns}` };
  const grid = made('div', { role: 'grid', class: 'grid', part: 'grid', ...counts }, ...lines);
  const board = made('div', { class: 'board', part: 'board' }, grid);
  grid.style.setProperty('--columns', `${columns}`);
  grid.style.setProperty('--across', `${Math.ceil(Math.sqrt(size))}`);
  return { geometry, board, grid, cells };
}

/** Draws what lies below and above the cells of a table, and makes room for what lies around. */
export function drawLayers({ geometry, board, grid }: Table, { below, above, room, hasSums }: Layers): void {
  const plane = new Plane(geometry);
  const [left, top] = [MARGIN - EDGE - room.left * SIDE, MARGIN - EDGE - room.top * SIDE];
  const width = (geometry.columns + room.left + room.right) * SIDE + 2 * EDGE;
  const height = (geometry.rows + room.top + room.bottom) * SIDE + 2 * EDGE;
  const percent = (part: number, whole: number): string => `${round((part / whole) * 100_000) / 1000}%`;
  board.style.setProperty('aspect-ratio', `${round(width)} / ${round(height)}`);
  board.style.setProperty('--part', `${SIDE / width}`);
  board.classList.toggle('signed', below.length > 0);
  board.classList.toggle('has-sums', hasSums);
  grid.style.setProperty('left', percent(MARGIN - left, width));
  grid.style.setProperty('top', percent(MARGIN - top, height));
  grid.style.setProperty('width', percent(geometry.columns * SIDE, width));
  grid.style.setProperty('height', percent(geometry.rows * SIDE, height));
  const layer = (part: string, shapes: readonly Shape[]): SVGElement =>
    drawn([
      shape(
        'svg',
        { viewBox: [left, top, width, height].map(round).join(' '), class: part, part, 'aria-hidden': 'true' },
        shapes,
      ),
    ])[0]!;
  const [across, down] = [geometry.columns * SIDE, geometry.rows * SIDE];
  const paper = shape('rect', { class: 'paper', x: MARGIN, y: MARGIN, width: across, height: down });
  const lines = [
    shape('path', { class: 'thin', d: plane.borders((cell) => cell) }),
    shape('path', { class: 'thick', d: plane.borders((cell) => geometry.boxes[cell]) }),
    shape('path', { class: 'frame', d: `M${MARGIN} ${MARGIN}h${across}v${down}h${-across}z` }),
  ];
  board.replaceChildren(layer('below', [paper, ...below]), grid, layer('above', [...lines, ...above]));
}

/** What all cells of a table have in common. */
export interface TableManner {
  readonly alphabet: string;
  /** Whether the drawing above shows the notes. */
  readonly areNotesDrawn: boolean;
  readonly isReadonly: boolean;
  readonly isDisabled: boolean;
}

/** Shows how the cells look now; what stays as it was is not touched. */
export function showCells({ geometry, cells }: Table, views: readonly CellView[], manner: TableManner): void {
  for (const cell of geometry.cells) showCell(cells[cell]!, views[cell]!, geometry.size, manner);
}

function showCell(element: HTMLElement, view: CellView, size: number, manner: TableManner): void {
  const { digit, isGiven, isFaulty, isCursor, isPeer, isSame, label } = view;
  const names = [
    'cell',
    digit !== '' && (isGiven ? 'given' : 'entered'),
    isFaulty && 'faulty',
    isCursor && 'selected',
    isPeer && 'peer',
    isSame && 'same',
  ];
  const name = names.filter(Boolean).join(' ');
  setAttribute(element, 'class', name);
  setAttribute(element, 'part', name);
  setAttribute(element, 'aria-label', label);
  setAttribute(element, 'aria-readonly', isGiven || manner.isReadonly ? 'true' : undefined);
  setAttribute(element, 'aria-invalid', isFaulty ? 'true' : undefined);
  setAttribute(element, 'tabindex', isCursor && !manner.isDisabled ? '0' : undefined);
  const notes = manner.areNotesDrawn || digit !== '' ? '' : placedText(view.notes, manner.alphabet, size);
  const text = digit || notes;
  const kind = digit ? 'digit' : 'notes';
  const inside = element.firstElementChild;
  if (inside?.textContent === text && inside.className === kind) return;
  if (text === '') element.replaceChildren();
  else element.replaceChildren(made('span', { class: kind, part: kind, 'aria-hidden': 'true' }, text));
}

/** The cell that an event of a table is about, or -1. */
export function cellOf(event: Event): Cell {
  const [target] = event.composedPath();
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return element ? Number(element.dataset.cell) : -1;
}
