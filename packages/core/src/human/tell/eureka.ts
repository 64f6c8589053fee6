import { cellName } from '../../geometry/names.ts';
import { type Sentence, type SentencePart, sentence } from '../../languages/sentence.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import type { ChainNode } from '../steps/step.ts';

/**
 * A chain in Eureka notation: `(5)r1c12=r1c5`. Strong links are written =, weak links -. A digit
 * stands before its cells, and is not repeated when the next node has the same digit. Links inside
 * a cell or an almost locked set stand between its digits. A loop ends with its closing link.
 *
 * Digits are written as the characters of the alphabet. A node with its digit before it is a part
 * of the kind `candidates`. Any other node is one of the kind `cells`.
 */
export function eureka(chain: readonly ChainNode[], size: number, alphabet: string): Sentence {
  const digitPart = (digit: Digit): SentencePart => ({ kind: 'digit', text: alphabet[digit - 1] ?? `${digit}`, digit });
  const parts: SentencePart[] = [];
  let lastDigit = 0;
  for (let index = 0; index < chain.length; ) {
    const node = chain[index]!;
    if (index > 0) parts.push(...sentence`${signOf(node)}`);
    const set = chain[index + 1]?.set;
    const inCell = set ? [] : nodesInCell(chain, index);
    if (set) {
      const otherDigits = set.digits.filter((digit) => digit !== node.digit);
      parts.push(...sentence`(${digitPart(node.digit)}=${otherDigits.map(digitPart)})${cellsPart(set.cells, size)}`);
      lastDigit = 0;
      index += 2;
    } else if (inCell.length > 1) {
      const digits = inCell.flatMap(
        (member, place) => sentence`${place > 0 ? signOf(member) : ''}${digitPart(member.digit)}`,
      );
      parts.push(...sentence`(${digits})${cellsPart(node.cells, size)}`);
      lastDigit = 0;
      index += inCell.length;
    } else {
      const { digit, cells } = node;
      const { text } = cellsPart(cells, size);
      parts.push(
        digit === lastDigit
          ? { kind: 'cells', text, cells }
          : { kind: 'candidates', text: `(${digitPart(digit).text})${text}`, cells, digit },
      );
      lastDigit = digit;
      index++;
    }
  }
  return chain[0]?.link ? sentence`${parts}${signOf(chain[0])}` : parts;
}

const signOf = ({ link }: ChainNode): string => (link === 'strong' ? '=' : '-');

/**
 * The nodes that stay in the cell of a node. If an almost locked set begins at the last of them,
 * that node is left out.
 */
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

/**
 * Cells in a word. If they fill the crossing of their rows and columns: r1c12, r12c1, r12c34.
 * Otherwise the cells follow each other.
 */
function cellsPart(cells: readonly Cell[], size: number): SentencePart {
  const rows = [...new Set(cells.map((cell) => Math.floor(cell / size) + 1))];
  const columns = [...new Set(cells.map((cell) => (cell % size) + 1))].sort((a, b) => a - b);
  // From 10 on, adjacent numbers could not be told apart.
  const isShort = rows.length * columns.length === cells.length && Math.max(...rows, ...columns) < 10;
  const text = isShort ? `r${rows.join('')}c${columns.join('')}` : cells.map((cell) => cellName(cell, size)).join('');
  return { kind: 'cells', text, cells };
}
