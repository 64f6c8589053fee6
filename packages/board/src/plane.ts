import type { Cell, Digit, Geometry } from '@pencilmark/core/geometry';

/** The side of a cell in a picture, and the margin that holds the names of rows and columns. */
export const SIDE = 60;
export const MARGIN = 24;
/** Between the border of a cell and its candidates; above them where sums of cages stand. */
const INSET = 3;
const BELOW_SUM = 10;

/** A place in a picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounded to a tenth: enough to look at, and the same text on every machine. */
export const round = (number: number): number => Math.round(number * 10) / 10;

/** Where things lie in a picture of a board. */
export class Plane {
  readonly size: number;
  readonly rows: number;
  readonly columns: number;
  /** How many candidates stand side by side in a cell, and how far apart. */
  readonly across: number;
  readonly pitch: number;
  /** The room above candidates. */
  readonly #top: number;

  /** `hasSums` says whether sums stand in the first corners of some cells. */
  constructor({ size, rows, columns }: Pick<Geometry, 'size' | 'rows' | 'columns'>, hasSums = false) {
    this.size = size;
    this.rows = rows;
    this.columns = columns;
    this.across = Math.ceil(Math.sqrt(size));
    this.pitch = (SIDE - 2 * INSET) / this.across;
    this.#top = hasSums ? BELOW_SUM : INSET;
  }

  get width(): number {
    return this.columns * SIDE + 2 * MARGIN;
  }

  get height(): number {
    return this.rows * SIDE + 2 * MARGIN;
  }

  /** The column and row of a cell, from 0. */
  place(cell: Cell): Point {
    return { x: cell % this.size, y: Math.floor(cell / this.size) };
  }

  /** The cell at a column and a row, from 0; undefined beside the board. */
  cellAt({ x, y }: Point): Cell | undefined {
    return x < 0 || y < 0 || x >= this.columns || y >= this.rows ? undefined : y * this.size + x;
  }

  /** Where lines of the board cross, counted from 0 at its first corner. */
  crossing({ x, y }: Point): Point {
    return { x: MARGIN + x * SIDE, y: MARGIN + y * SIDE };
  }

  corner(cell: Cell): Point {
    return { x: MARGIN + (cell % this.size) * SIDE, y: MARGIN + Math.floor(cell / this.size) * SIDE };
  }

  middle(cell: Cell): Point {
    const { x, y } = this.corner(cell);
    return { x: x + SIDE / 2, y: y + SIDE / 2 };
  }

  candidate(cell: Cell, digit: Digit): Point {
    const { x, y } = this.corner(cell);
    const at = digit - 1;
    return {
      x: round(x + INSET + ((at % this.across) + 0.5) * this.pitch),
      y: round(y + this.#top + ((Math.floor(at / this.across) + 0.5) * (SIDE - this.#top - INSET)) / this.across),
    };
  }

  /** The squares of some cells as one path. */
  squares(cells: Iterable<Cell>): string {
    return Array.from(cells, (cell) => {
      const { x, y } = this.corner(cell);
      return `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}z`;
    }).join('');
  }

  /**
   * The border between cells of different kinds, and around the board, as a path of straight
   * pieces.
   */
  borders(kindOf: (cell: Cell) => unknown): string {
    const { size, rows, columns } = this;
    let path = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const cell = row * size + column;
        const { x, y } = this.corner(cell);
        if (column > 0 && kindOf(cell) !== kindOf(cell - 1)) path += `M${x} ${y}v${SIDE}`;
        if (row > 0 && kindOf(cell) !== kindOf(cell - size)) path += `M${x} ${y}h${SIDE}`;
      }
    return path;
  }

  /** The border of some cells, as a path of straight pieces. */
  outline(cells: Iterable<Cell>): string {
    const inside = new Set(cells);
    const { size } = this;
    let path = '';
    for (const cell of inside) {
      const { x, y } = this.corner(cell);
      if (cell % size === 0 || !inside.has(cell - 1)) path += `M${x} ${y}v${SIDE}`;
      if (cell % size === size - 1 || !inside.has(cell + 1)) path += `M${x + SIDE} ${y}v${SIDE}`;
      if (!inside.has(cell - size)) path += `M${x} ${y}h${SIDE}`;
      if (!inside.has(cell + size)) path += `M${x} ${y + SIDE}h${SIDE}`;
    }
    return path;
  }
}
