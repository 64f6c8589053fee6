import type { JSX } from 'preact';
import { encode } from 'uqr';
import { t } from '../../text/index.ts';

/** Characters that the largest code holds. */
const LONGEST = 2_900;

/** A QR code; dark on light in every theme, since many readers want it so. */
export function QrCode({ text }: { readonly text: string }): JSX.Element {
  if (text.length > LONGEST) return <p class="notice">{t('share.qrTooLong')}</p>;
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('share.qr')} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
