import { isList, isObject, type Json, type JsonObject } from '../text/json-text.ts';

/** A place of a drawing: rows and columns from 0; the middle of the first cell is [0.5, 0.5]. */
export type Point = readonly [row: number, column: number];

/** A line, or an arrow with its head at the last point. The thickness is in 1/64 of a cell. */
export interface Stroke {
  readonly kind: 'line' | 'arrow';
  readonly color: Color;
  readonly thickness: number;
  readonly points: readonly Point[];
}

/** A disc, a rectangle or a text. */
export interface Shape {
  readonly kind: 'shape';
  readonly isUnder: boolean;
  readonly center: Point;
  readonly height: number;
  readonly width: number;
  readonly isRound: boolean;
  /** How it is turned, in degrees. */
  readonly angle: number;
  readonly fill: Color | undefined;
  readonly rim: Color | undefined;
  readonly text: string;
}

/** A part of a drawing. */
export type Part = Stroke | Shape;

/** Red, green and blue, 0…255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Members have a long and a short name. */
export const member = (json: JsonObject, key: string, short: string): Json | undefined =>
  json.get(key) ?? json.get(short);

const numberIn = (value: Json | undefined, otherwise: number): number => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
};

const objectsIn = (json: JsonObject, key: string, short: string): readonly JsonObject[] => {
  const list = member(json, key, short);
  return isList(list) ? list.filter(isObject) : [];
};

/** A pair of numbers; undefined for anything else. */
export function pointIn(value: Json | undefined): Point | undefined {
  const [row, column] = isList(value) ? value.map((number) => numberIn(number, Number.NaN)) : [];
  return row === undefined || column === undefined || Number.isNaN(row + column) ? undefined : [row, column];
}

/** A colour such as #F06, #FF0066, or the same with an opacity; without # when it is shortened. */
export function colorIn(value: Json | undefined): Color | undefined {
  const [, digits = ''] = (typeof value === 'string' && /^#?([\da-f]{3,8})$/i.exec(value)) || [];
  const channels = digits.length < 5 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red, green, blue, opacity = 255] = channels.map((channel) => Number.parseInt(channel, 16));
  return red === undefined || green === undefined || blue === undefined || opacity === 0
    ? undefined
    : [red, green, blue];
}

const strokesIn = (json: JsonObject, kind: Stroke['kind'], key: string, short: string): Stroke[] =>
  objectsIn(json, key, short).map((part) => {
    const points = member(part, 'wayPoints', 'wp');
    return {
      kind,
      color: colorIn(member(part, 'color', 'c')) ?? [0, 0, 0],
      thickness: numberIn(member(part, 'thickness', 'th'), 1),
      points: (isList(points) ? points : []).flatMap((point) => {
        const read = pointIn(point);
        return read ? [read] : [];
      }),
    };
  });

const shapesIn = (json: JsonObject, isUnder: boolean, key: string, short: string): Shape[] =>
  objectsIn(json, key, short).map((part) => {
    const text = member(part, 'text', 'te');
    return {
      kind: 'shape',
      isUnder,
      center: pointIn(member(part, 'center', 'ct')) ?? [Number.NaN, Number.NaN],
      height: numberIn(member(part, 'height', 'h'), 0),
      width: numberIn(member(part, 'width', 'w'), 0),
      isRound: member(part, 'rounded', 'r') === true,
      angle: numberIn(part.get('angle'), 0),
      fill: colorIn(member(part, 'backgroundColor', 'c2')),
      rim: colorIn(member(part, 'borderColor', 'c1')),
      text: typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '',
    };
  });

/** The lines, arrows, shapes and texts of the JSON of SudokuPad, each once. */
export function partsIn(json: JsonObject): readonly Part[] {
  const parts = [
    ...shapesIn(json, true, 'underlays', 'u'),
    ...strokesIn(json, 'line', 'lines', 'l'),
    ...strokesIn(json, 'arrow', 'arrows', 'a'),
    ...shapesIn(json, false, 'overlays', 'o'),
  ];
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** How far apart two colours are, 0…765. */
export const contrast = (one: Color, other: Color): number =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - other[index]!), 0);

const SLIGHT = 24;

/** Whether a colour is a grey between black and white. */
export const isGrey = (color: Color): boolean =>
  Math.max(...color) - Math.min(...color) <= SLIGHT && Math.max(...color) < 250 && Math.max(...color) > 40;

export const isWhite = (color: Color | undefined): boolean => color !== undefined && Math.min(...color) >= 240;
export const isBlack = (color: Color | undefined): boolean => color !== undefined && Math.max(...color) <= 40;
