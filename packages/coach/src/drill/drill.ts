import { checkGeometry } from '@pencilmark/core/geometry';
import type { Geometry } from '@pencilmark/core/geometry/plain';
import { check, fail, TEXT } from '@pencilmark/core/result';
import { A_DRILL } from '../expected.ts';
import { type DrillPosition, type PositionText, positionIn } from './position-text.ts';
import { DRILL_GRADES, type DrillGrade } from './verdict.ts';

/** A position in which a technique is to be found: a row of corpus/drills. */
export interface Drill extends PositionText {
  /** What it is called among the drills of its technique. It names the position, not the row. */
  readonly id: string;
  /** The id of the technique. */
  readonly technique: string;
  readonly grade: DrillGrade;
  /** The id of the board. */
  readonly board: string;
  /** Where to look, in the grade `shown`: as `sightOf` reads it. */
  readonly seen?: string;
  /** Whether it is another drill's position, turned and with other digits. */
  readonly isImage?: boolean;
}

/**
 * The drills of a file of corpus/drills. Throws a RangeError for a row that holds none.
 *
 *     const row = 'full-house\tshown\t4x4\t123...............\t-\tr1';
 *     readDrills(row).map(({ technique, grade, seen }) => [technique, grade, seen])
 *           // [['full-house', 'shown', 'r1']]
 */
export function readDrills(text: string): Drill[] {
  check('readDrills', 'text', text, TEXT);
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [technique = '', name = '', board = '', cells = '', struckOut = '-', seen = '', note] = line.split('\t');
      const grade = DRILL_GRADES.find((known) => known === name);
      if (!grade || cells === '') fail(`"${line}" is no drill`);
      const id = digest(`${board} ${cells} ${struckOut}`);
      return {
        ...{ id, technique, grade, board, cells, struckOut },
        ...(seen !== '' && { seen }),
        ...(note === 'image' && { isImage: true }),
      };
    });
}

/**
 * A row of corpus/drills; `readDrills` reads it back.
 *
 *     const line = 'full-house\tshown\t4x4\t123.341221434321\t-\tr1';
 *     const [drill] = readDrills(line);
 *     drillLine(drill) === line      // true
 */
export function drillLine(drill: Omit<Drill, 'id'>): string {
  check('drillLine', 'drill', drill, A_DRILL);
  const { technique, grade, board, cells, struckOut, seen = '', isImage } = drill;
  return [technique, grade, board, cells, struckOut, seen, isImage ? 'image' : ''].join('\t').trimEnd();
}

/**
 * The grid of a drill on its board, and which of its digits are given.
 *
 *     const [drill] = readDrills('full-house\tshown\t4x4\t123.341221434321\t-\tr1');
 *     positionOfDrill(drill, boxed(2, 2)).grid.digits[2]      // 3
 */
export function positionOfDrill(drill: Drill, geometry: Geometry): DrillPosition {
  check('positionOfDrill', 'drill', drill, A_DRILL);
  checkGeometry('positionOfDrill', geometry);
  return positionIn(drill, geometry);
}

/** A short name for a text: its 32-bit hash (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
