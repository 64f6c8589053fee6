// The parts of packages that the trainer uses. They are installed in this folder only, so nobody
// else's types find them.

declare module 'opentype.js' {
  namespace opentype {
    type PathCommand =
      | { type: 'M'; x: number; y: number }
      | { type: 'L'; x: number; y: number }
      | { type: 'Q'; x1: number; y1: number; x: number; y: number }
      | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
      | { type: 'Z' };
    interface Glyph {
      getPath(x: number, y: number, size: number): { commands: PathCommand[] };
    }
    interface Font {
      charToGlyph(symbol: string): Glyph;
    }
    function parse(bytes: ArrayBuffer): Font;
  }
  export default opentype;
}

declare module 'fast-png' {
  export function decode(bytes: Uint8Array): {
    width: number;
    height: number;
    channels: number;
    data: Uint8Array | Uint8ClampedArray | Uint16Array;
  };
}
