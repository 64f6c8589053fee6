import { cellName } from '../geometry/names.ts';
import type { Cell } from '../sets/cells.ts';
import type { ChainNode } from './step.ts';

/**
 * A chain in Eureka notation: = for strong links, - for weak ones; a digit stands in front of its cells, and only once where the next node is of the
 * same digit; links inside a cell or an almost locked set stand between its digits; a loop ends with the link that closes it. Digits are written as
 * the characters of the alphabet.
 *
 *     eureka([{ digit: 5, cells: [0, 1], isOn: false }, { digit: 5, cells: [4], isOn: true, link: 'strong' }], 9, '123456789')      // '(5)r1c12=r1c5'
 */
export function eureka(chain: readonly ChainNode[], size: number, alphabet: string): string {
  const sign = ({ link }: ChainNode): string => (link === 'strong' ? '=' : '-');
  const letter = (digit: number): string => alphabet[digit - 1] ?? `${digit}`;
  let text = '';
  let lastDigit = 0;
  for (let index = 0; index < chain.length; ) {
    const node = chain[index]!;
    if (index > 0) text += sign(node);
    const set = chain[index + 1]?.set;
    const inCell = set ? [] : nodesInCell(chain, index);
    if (set) {
      const others = set.digits.filter((digit) => digit !== node.digit);
      text += `(${letter(node.digit)}=${others.map(letter).join('')})${cellsName(set.cells, size)}`;
      lastDigit = 0;
      index += 2;
    } else if (inCell.length > 1) {
      const digits = inCell.map((one, place) => `${place > 0 ? sign(one) : ''}${letter(one.digit)}`);
      text += `(${digits.join('')})${cellsName(node.cells, size)}`;
      lastDigit = 0;
      index += inCell.length;
    } else {
      text += `${node.digit === lastDigit ? '' : `(${letter(node.digit)})`}${cellsName(node.cells, size)}`;
      lastDigit = node.digit;
      index++;
    }
  }
  return chain[0]?.link ? text + sign(chain[0]) : text;
}

/** The nodes from one on that stay in its cell, but for the last when an almost locked set begins there. */
function nodesInCell(chain: readonly ChainNode[], from: number): ChainNode[] {
  const { cells } = chain[from]!;
  let to = from + 1;
  if (cells.length === 1)
    while (
      to < chain.length &&
      chain[to]!.cells.length === 1 &&
      chain[to]!.cells[0] === cells[0] &&
      !chain[to + 1]?.set
    )
      to++;
  return chain.slice(from, to);
}

/** Cells in one word: r1c12, r12c1, r12c34 where they fill the crossing of these rows and columns, else one after the other. */
function cellsName(cells: readonly Cell[], size: number): string {
  const rows = [...new Set(cells.map((cell) => Math.floor(cell / size) + 1))];
  const columns = [...new Set(cells.map((cell) => (cell % size) + 1))].sort((a, b) => a - b);
  // From 10 on two numbers side by side could not be told apart.
  const isShort = rows.length * columns.length === cells.length && Math.max(...rows, ...columns) < 10;
  return isShort ? `r${rows.join('')}c${columns.join('')}` : cells.map((cell) => cellName(cell, size)).join('');
}
