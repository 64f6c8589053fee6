import type { Fonts } from './scene.ts';
import { FIELD, type Field } from './shapes.ts';

/** What a cell of a puzzle may show, in the order of the classes: 1–9, A–G. */
export const SYMBOLS = '123456789ABCDEFG';

/** Fonts as memory that threads share. */
export interface SharedFonts {
  readonly hands: readonly boolean[];
  readonly fields: SharedArrayBuffer;
}

/** Fonts of which threads read the same memory. */
export function shared(fonts: readonly { readonly isHand: boolean; readonly fields: readonly Field[] }[]): SharedFonts {
  const area = FIELD * FIELD;
  const fields = new SharedArrayBuffer(fonts.length * SYMBOLS.length * area);
  fonts.forEach((font, index) => {
    font.fields.forEach((field, symbol) => {
      new Int8Array(fields).set(field, (index * SYMBOLS.length + symbol) * area);
    });
  });
  return { hands: fonts.map(({ isHand }) => isHand), fields };
}

/** Shared fonts as they are painted with. */
export const fontsOf = (fonts: SharedFonts): Fonts => ({ print: fieldsOf(fonts, false), hand: fieldsOf(fonts, true) });

function fieldsOf({ hands, fields }: SharedFonts, isHand: boolean): readonly (readonly Field[])[] {
  const area = FIELD * FIELD;
  return hands.flatMap((hand, index) =>
    hand === isHand
      ? [Array.from(SYMBOLS, (_, symbol) => new Int8Array(fields, (index * SYMBOLS.length + symbol) * area, area))]
      : [],
  );
}
