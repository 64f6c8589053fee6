import { COUNT, type Expected, having, listOf } from '@pencilmark/core/result';
import type { Corners, Lattice, Picture, Point } from './types.ts';

export const A_PICTURE: Expected = [
  (picture: Picture) => {
    const { width, height, data } = picture ?? {};
    const area = width * height;
    return area > 0 && (data?.length === area || data?.length === 4 * area);
  },
  'a picture with width, height and data, one byte a pixel or four',
];
const isPoint = (point: Point): boolean => Array.isArray(point) && point.every(Number.isFinite);
export const CORNERS: Expected = [
  (corners: Corners) => Array.isArray(corners) && corners.length === 4 && corners.every(isPoint),
  'four corners, each [x, y]',
];
export const A_LATTICE: Expected = [
  (lattice: Lattice) =>
    lattice?.crossings instanceof Float64Array && lattice.crossings.length === 2 * (lattice.size + 1) ** 2,
  'a lattice, such as findLattices(PICTURE) gives',
];
export const LATTICES = listOf(A_LATTICE);
export const A_NETWORK = having('a network, such as await loadNetwork()', 'outputs', 'temperature');
export const CELLS = having('cells, such as cutCells(PICTURE, LATTICE) gives', 'pixels', 'count');
/** Numbers of type Float32Array. */
export const FLOATS: Expected = [(light) => (light as unknown) instanceof Float32Array, 'a Float32Array'];
export const A_TURN: Expected = [(turn: number) => COUNT[0](turn as never) && turn <= 3, 'quarter turns, 0 to 3'];
