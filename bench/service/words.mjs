/** Figures as they are shown. */

/** The middle and the worst hundredth of some milliseconds. */
export function percentiles(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** The middle of some numbers. */
export const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const sentence = (parts) => parts.filter(Boolean).join('; ');

const HEAD = ['row', 'must hold', 'ack p50', 'p99', 'CPU', 'memory', 'what was seen', 'holds'];

const cells = ({ name, must }, { ack, share, memory, told, isMet }) => [
  name,
  must,
  ack ? `${ack.p50} ms` : '',
  ack ? `${ack.p99} ms` : '',
  share === undefined ? '' : `${Math.round(share * 100)} %`,
  memory === undefined ? '' : `${Math.round(memory)} MB`,
  told ?? '',
  isMet ? 'yes' : 'NO',
];

const line = (texts) => `| ${texts.join(' | ')} |`;

/** The two lines that begin the table. */
export const headLines = () => [line(HEAD), `|${HEAD.map(() => '---').join('|')}|`];

export const rowLine = (row, result) => line(cells(row, result));
