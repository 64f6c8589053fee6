import type { Mark, Role } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Evidence } from './evidence.ts';
import { type Plane, round } from './plane.ts';
import { candidateOf, keyOf, provenOf } from './proven.ts';
import { lengthOf } from './segment.ts';

/** With more links than this, the nodes have numbers. */
export const MOST_UNNUMBERED = 8;

/** What the parts of a drawing are made from. */
export interface Sheet extends Evidence {
  readonly plane: Plane;
  readonly prefix: string;
  /** By the key of their candidate. */
  readonly nodes: ReadonlyMap<string, Candidate & { readonly role: Role }>;
  readonly links: readonly (Mark & { readonly kind: 'link' })[];
  readonly groups: readonly (Mark & { readonly kind: 'group' })[];
  readonly proven: ReadonlySet<string>;
  readonly removed: readonly Candidate[];
  /** What is placed, drawn as large as a digit, or small beside the marks of its cell. */
  readonly large: readonly Candidate[];
  readonly small: readonly Candidate[];
  readonly r: number;
}

/** The marks of a kind. */
export const marksOf = <Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind): (Mark & { kind: Kind })[] =>
  marks.filter((mark): mark is Mark & { kind: Kind } => mark.kind === kind);

/** Sorts what is to be drawn. */
export function sheetOf(evidence: Evidence & { readonly prefix: string }, plane: Plane, marks: readonly Mark[]): Sheet {
  const { geometry, digits, step } = evidence;
  const [links, groups] = [marksOf(marks, 'link'), marksOf(marks, 'group')];
  const nodes = new Map<string, Candidate & { readonly role: Role }>();
  for (const { cells, digit, role } of groups)
    for (const cell of cells) nodes.set(keyOf({ cell, digit }), { cell, digit, role });
  for (const { cell, digit, role } of marksOf(marks, 'candidate'))
    nodes.set(keyOf({ cell, digit }), { cell, digit, role });
  // What is linked or proven is a node, also where only its cell has a mark.
  const proven = step ? provenOf(geometry, step, evidence.candidates) : new Set<string>();
  const linked = links
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })));
  for (const candidate of [...linked, ...[...proven].map(candidateOf)])
    if (!nodes.has(keyOf(candidate))) nodes.set(keyOf(candidate), { ...candidate, role: 'pattern' });
  const open = (list: readonly Candidate[] = []): Candidate[] => list.filter(({ cell }) => digits[cell] === 0);
  const [placed, removed] = [open(step?.placements), open(step?.eliminations)];
  for (const candidate of removed) nodes.delete(keyOf(candidate));
  const isAlone = ({ cell, digit }: Candidate): boolean =>
    ![...nodes.values(), ...removed].some((node) => node.cell === cell && node.digit !== digit);
  const large = placed.filter(isAlone);
  for (const candidate of large) nodes.delete(keyOf(candidate));
  const small = placed.filter((candidate) => !isAlone(candidate));
  const r = radiusFor([...nodes.values(), ...removed, ...small], links, plane);
  return { ...evidence, plane, nodes, links, groups, proven, removed, large, small, r };
}

/** Half the height of nodes: as large as neighbours in a cell and the gutters allow. */
function radiusFor(candidates: readonly Candidate[], links: Sheet['links'], plane: Plane): number {
  const { pitch } = plane;
  const distanceOf = (a: Candidate, b: Candidate): number =>
    lengthOf([plane.candidate(a.cell, a.digit), plane.candidate(b.cell, b.digit)]);
  const nearest = candidates.flatMap((candidate, index) =>
    candidates
      .slice(index + 1)
      .flatMap((other) => (candidate.cell === other.cell ? [distanceOf(candidate, other)] : [])),
  );
  // A link between neighbours in a cell needs room to be seen.
  const isTied = links.some(({ from, to }) => from.cells[0] === to.cells[0]);
  const most = links.length > MOST_UNNUMBERED ? 0.46 : 0.56;
  return round(Math.min(12, pitch * most, Math.min(...nearest) * (isTied ? 0.42 : 0.48)));
}
