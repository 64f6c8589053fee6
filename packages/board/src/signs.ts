import type { Mark, Role } from '@pencilmark/core/human';
import { checkArgument } from '@pencilmark/core/result';
import { circle, nodeShape, removedShapes } from './nodes.ts';
import type { Reasons } from './reasons.ts';
import { type Shape, shape } from './shape.ts';

const MIDDLE = { x: 12, y: 12 };
const LOGIC = { fill: 'none', stroke: 'var(--logic)' };

const node = (role: Role, isProven = false) => [nodeShape(role, isProven, MIDDLE, 8)];
const line = (more: Shape['attributes']): Shape[] => [
  shape('path', { d: 'M1 12H23', ...LOGIC, 'stroke-width': 2.6, ...more }),
];

/** Every sign of a drawing as a small picture of 24 × 24, in the order of a legend. */
const PICTURES = {
  strong: line({}),
  weak: line({ 'stroke-dasharray': '5 3.5' }),
  tied: node('pattern'),
  proven: node('pattern', true),
  second: node('second'),
  third: node('third'),
  fourth: node('fourth'),
  fin: node('fin'),
  off: node('off'),
  cover: [
    shape('rect', { x: 3, y: 3, width: 18, height: 18, ...LOGIC, 'stroke-width': 2, 'stroke-dasharray': '5 3.5' }),
  ],
  blocks: [shape('circle', { ...circle(MIDDLE, 9).attributes, ...LOGIC, 'stroke-width': 2.2 })],
  placed: [
    shape('circle', { ...circle(MIDDLE, 10).attributes, ...LOGIC, 'stroke-width': 1.9 }),
    shape('circle', { ...circle(MIDDLE, 6.5).attributes, fill: 'var(--logic)' }),
  ],
  goes: [...removedShapes(MIDDLE, 8)],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

/** A sign that drawings have. */
export type SignName = keyof typeof PICTURES;

/** The names of all signs, in the order of a legend. */
export const SIGNS = Object.keys(PICTURES) as readonly SignName[];

/**
 * The picture of a sign, 24 × 24: the same pieces as in drawings.
 *
 *     drawSign('tied').map(({ tag }) => tag)      // ['circle']
 */
export function drawSign(name: SignName): readonly Shape[] {
  checkArgument('drawSign', Object.hasOwn(PICTURES, name), name, `one of ${SIGNS.join(', ')}`);
  return PICTURES[name];
}

interface Drawn {
  readonly marks: readonly Mark[];
  readonly nodes: ReadonlyMap<string, { readonly role: Role }>;
  readonly proven: ReadonlySet<string>;
  readonly removed: readonly unknown[];
  readonly large: readonly unknown[];
  readonly small: readonly unknown[];
  readonly reasons: Reasons | undefined;
}

/** The signs that a drawing has, in the order of a legend. */
export function signsOf({ marks, nodes, proven, removed, large, small, reasons }: Drawn): SignName[] {
  const open = [...nodes].filter(([key]) => !proven.has(key)).map(([, { role }]) => role as Role | 'tied');
  const there = new Set<string>(
    open.map((role) => (['pattern', 'on', 'base', 'cover'].includes(role) ? 'tied' : role)),
  );
  if ([...nodes.keys()].some((key) => proven.has(key))) there.add('proven');
  for (const mark of marks) {
    if (mark.kind === 'link') there.add(mark.isStrong ? 'strong' : 'weak');
    if (mark.kind === 'house' && mark.role === 'cover') there.add('cover');
  }
  if (removed.length > 0) there.add('goes');
  if (large.length + small.length > 0) there.add('placed');
  if (reasons && reasons.blockers.length > 0) there.add('blocks');
  return SIGNS.filter((name) => there.has(name));
}
