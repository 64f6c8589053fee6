import { drawSigns, type Room, type RuleLayers } from '@pencilmark/board';
import type { Geometry, Sign } from '@pencilmark/core/geometry';
import type { VNode } from 'preact';
import { elementsOf } from './shapes.ts';
import '../style/signs.css';

/** Signs of rules as elements. */
export interface RuleDrawing {
  /** What lies below the lines between cells, and what lies on them. */
  readonly below: readonly VNode[];
  readonly above: readonly VNode[];
  /** The part of the drawing that the cells take up: x, y, width, height. */
  readonly cells: RuleLayers['cells'];
  /** Whether a sum stands in the first corner of some cell: notes then lie a little lower. */
  readonly hasSums: boolean;
  /** How far it reaches beyond the cells, in sides of a cell. */
  readonly room: Room;
}

/** Draws some signs: those of a board, and that of a clue which is being placed. */
export function drawingOf(signs: readonly Sign[], board: Geometry): RuleDrawing {
  const { below, above, ...rest } = drawSigns(signs, board);
  return { ...rest, below: elementsOf(below), above: elementsOf(above) };
}
