import { encode } from 'uqr';

/** Characters that the largest code holds. */
const LONGEST = 2_900;

/**
 * The QR code of a text as SVG; dark on light in every theme, since many readers want it so.
 * Nothing when the text is too long.
 */
export function qrCode(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}" fill="#000"/></svg>`;
}
