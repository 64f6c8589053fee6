import type { Geometry, Sign, SignKind } from '@pencilmark/core/geometry';
import { checkGeometry } from '@pencilmark/core/geometry';
import { check } from '@pencilmark/core/result';
import { A_FRAME, SIGNS_OF_RULES } from '../expected.ts';
import { Plane } from '../plane.ts';
import type { Shape } from '../shape.ts';
import { squareOf } from '../washes.ts';
import { drawCages, drawSums } from './cages.ts';
import { drawAreas, drawBulbCores, drawBulbs, drawDiscs, drawRings, drawSquares } from './cells.ts';
import { drawCorners, drawEdges } from './edges.ts';
import { drawArrows, drawCores, drawDiagonals, drawLines } from './lines.ts';
import { drawOutside, type Room, roomFor } from './outside.ts';

/** The drawing of the rules of a board as pieces, in the plane of `drawEvidence`. */
export interface RuleLayers {
  /** What lies below the lines between the cells, and what lies on them. Digits lie above both. */
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
  /** The part of the plane that the cells take up: x, y, width, height. */
  readonly cells: readonly [number, number, number, number];
  /** Whether a sum stands in the first corner of some cell: candidates then lie a little lower. */
  readonly hasSums: boolean;
  /** How far signs reach beyond the cells on each side, in sides of a cell. */
  readonly room: Room;
}

/**
 * Draws all rules and clues of a board: cages, arrows, lines, dots, numbers outside. Colours are
 * CSS variables: `--sheet`, `--ink`, `--line`, `--wash`, and those of `SIGN_COLORS`.
 *
 *     drawRules(boxed(2, 2, ['x'])).below.length      // 2
 */
export function drawRules(geometry: Geometry): RuleLayers {
  checkGeometry('drawRules', geometry);
  return drawSigns(
    geometry.rules.flatMap((rule) => rule.signs(geometry)),
    geometry,
  );
}

/**
 * Draws some signs on a board of that size, as `drawRules` does with all signs of a board.
 *
 *     drawSigns([{ kind: 'disc', cells: [0], role: 'grey' }], sized(4)).below.length      // 1
 */
export function drawSigns(signs: readonly Sign[], board: Pick<Geometry, 'size' | 'rows' | 'columns'>): RuleLayers {
  check('drawSigns', 'signs', signs, SIGNS_OF_RULES);
  check('drawSigns', 'board', board, A_FRAME);
  const plane = new Plane(board);
  const of = <Kind extends SignKind>(...kinds: readonly Kind[]): (Sign & { readonly kind: Kind })[] =>
    signs.filter((sign): sign is Sign & { readonly kind: Kind } => kinds.includes(sign.kind as Kind));
  const isOfBoard = ({ role }: Sign): boolean => role === 'board';
  const lines = of('line').filter((sign) => !isOfBoard(sign));
  const thick = lines.filter(({ width }) => width >= THICK);
  const isBulb = ({ role, cells }: Sign): boolean =>
    thick.some((line) => line.role === role && line.cells[0] === cells[0]);
  const discs = of('disc');
  const bulbs = discs.filter(isBulb);
  const hasCore = ({ role }: Sign): boolean => role === 'slowthermo';
  const outside = of('outside');
  return {
    below: [
      ...drawAreas(of('area').filter(isTelling(of('area'), board)), plane),
      ...drawDiagonals(of('line').filter(isOfBoard), plane),
      ...drawBulbs(bulbs, plane),
      ...drawLines(thick, plane),
      ...drawBulbCores(bulbs.filter(hasCore), plane),
      ...drawCores(thick.filter(hasCore), plane),
      ...drawDiscs(
        discs.filter((sign) => !isBulb(sign)),
        plane,
      ),
      ...drawSquares(of('square'), plane),
      ...drawLines(
        lines.filter(({ width }) => width < THICK),
        plane,
      ),
      ...drawArrows(of('arrow'), plane),
      ...drawRings(of('ring', 'diamond'), plane),
      ...drawCages(of('cage'), plane),
    ],
    above: [
      ...drawSums(of('cage'), plane),
      ...drawEdges(of('dot', 'letter', 'chevron'), plane),
      ...drawCorners(of('corner'), plane),
      ...drawOutside(outside, plane),
    ],
    cells: squareOf(plane),
    hasSums: of('cage').some(({ text }) => text !== undefined),
    room: roomFor(outside, plane),
  };
}

/** Lines as wide as this lie below all other signs but areas. */
const THICK = 0.3;

/** Whether an area says something. Areas of the board that together cover it do not. */
function isTelling(
  areas: readonly Sign[],
  { rows, columns }: Pick<Geometry, 'rows' | 'columns'>,
): (area: Sign) => boolean {
  const covered = new Set(areas.filter(({ role }) => role === 'board').flatMap(({ cells }) => cells));
  return ({ role }) => role !== 'board' || covered.size < rows * columns;
}
