import type { JSX } from 'preact';

/**
 * Small pictures on buttons, drawn with the colour of the text; the button says in words what they
 * mean.
 */
export const icon = (children: JSX.Element) => (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

const frame = <rect x="2.5" y="2.5" width="19" height="19" rx="3" />;

/**
 * The strokes of digits, four wide and six high. They are no text, which a name would have to say.
 */
const STROKES = {
  1: 'M.9 1.3L2.5 0V6',
  3: 'M.5 0H3.5L1.9 2.3A1.85 1.85 0 1 1 .3 5.2',
  5: 'M3.5 0H.9L.6 2.7A1.9 1.8 0 1 1 .3 5.2',
  6: 'M3.1 0C1.4.9.3 2.4.3 4.2a1.7 1.8 0 1 0 3.4 0a1.7 1.7 0 0 0-3.3-.4',
  7: 'M.4 0H3.6L1.6 6',
} as const;

/** A digit in a picture, with its middle, its foot, and its height. */
const sign = (digit: keyof typeof STROKES, x: number, foot: number, height: number): JSX.Element => {
  const scale = height / 6;
  const place = `translate(${x - 2 * scale} ${foot - height}) scale(${scale})`;
  return <path d={STROKES[digit]} transform={place} stroke-width={(0.6 + height / 8) / scale} />;
};

const pencil = <path d="M4 20l1-4.500L16.5 4 20 7.5 8.5 19zM14 6.500l3.5 3.5" />;

export const ICONS = {
  voice: icon(<path d="M4 9.5v5h3.5L12 18.5v-13L7.500 9.500zM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10" />),
  digit: icon(
    <>
      {frame}
      {sign(5, 12, 16.5, 9)}
    </>,
  ),
  corner: icon(
    <>
      {frame}
      {sign(1, 7.5, 10.8, 5)}
      {sign(3, 16.5, 10.8, 5)}
      {sign(7, 7.5, 18.8, 5)}
    </>,
  ),
  centre: icon(
    <>
      {frame}
      {sign(5, 9, 15.3, 6.6)}
      {sign(6, 15, 15.3, 6.6)}
    </>,
  ),
  colour: icon(
    <>
      {frame}
      <path d="M9 2.5h9.5a3 3 0 0 1 3 3V15z" fill="currentColor" />
    </>,
  ),
  gather: icon(
    <>
      <rect x="3" y="3" width="8" height="8" rx="1.5" stroke-dasharray="2.4 1.6" />
      <rect x="13" y="13" width="8" height="8" rx="1.5" stroke-dasharray="2.4 1.6" />
      <path d="M17 4v6M14 7h6" stroke-width="2" />
    </>,
  ),
  erase: icon(<path d="M9 6h11.5v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5" />),
  undo: icon(<path d="M8 5L3.5 9.5L8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4" stroke-width="2" />),
  redo: icon(<path d="M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h4" stroke-width="2" />),
  back: icon(<path d="M15 5l-7 7 7 7" />),
  forward: icon(<path d="M9 5l7 7-7 7" />),
  toStart: icon(<path d="M5.5 5v14M19 5l-8 7 8 7" />),
  toEnd: icon(<path d="M18.5 5v14M5 5l8 7-8 7" />),
  close: icon(<path d="M5 5l14 14M19 5L5 19" />),
  more: icon(<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" />),
  check: icon(<path d="M4 12.5l5.5 5.5L20 6.5" />),
  hint: icon(<path d="M8.5 16.500h7M10 20.500h4M9 16.500c0-2.5-3-4-3-7.500a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5" />),
  today: icon(
    <>
      <path d="M3.5 5.500h17v15h-17zM3.5 10h17M8 2.500v5M16 2.500v5" />
      <path d="M7.5 13.500h3.500v3.500H7.500z" fill="currentColor" stroke="none" />
    </>,
  ),
  play: icon(<path d="M3.5 3.500h17v17h-17zM9.2 3.500v17M14.8 3.500v17M3.5 9.200h17M3.5 14.800h17" />),
  learn: icon(<path d="M12 6c-2-1.7-5-2-8.5-2v14c3.5 0 6.5.3 8.5 2 2-1.7 5-2 8.5-2V4c-3.5 0-6.5.3-8.5 2zv14" />),
  me: icon(<path d="M12 12a4.3 4.3 0 1 0 0-8.6 4.3 4.3 0 0 0 0 8.600M4 20.500c.5-4 3.5-5.5 8-5.500s7.5 1.5 8 5.5" />),
  together: icon(
    <path d="M8.5 18.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M8.5 10.500v2.5l1.5 1.500M15 7.700a5.5 5.5 0 1 1 0 10.600M15.500 10.500v2.5l1.500-1.500M8.500 7.500V5M15.500 7.500V5" />,
  ),
  ghost: icon(
    <path d="M5.5 20.500V10.500a6.5 6.5 0 0 1 13 0v10l-3.25-2.250-3.25 2.250-3.25-2.250zM9.5 10.500h.01M14.5 10.500h.01" />,
  ),
  workshop: icon(
    <path d="M20.3 6.500l-3.5 3.5-2.8-2.8 3.5-3.500a5 5 0 0 0-6.5 6.500L3.5 17.700l2.8 2.8 7.5-7.500a5 5 0 0 0 6.5-6.500z" />,
  ),
  create: icon(pencil),
  pen: icon(pencil),
  watch: icon(
    <path d="M2 12c2.5-4.5 6-6.5 10-6.500s7.5 2 10 6.500c-2.5 4.5-6 6.5-10 6.500S4.5 16.5 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />,
  ),
  import: icon(<path d="M12 3.500v11M7.5 10.500L12 15l4.5-4.500M3.5 15.500v5h17v-5" />),
  scan: icon(
    <>
      <path d="M3 8V4.500a1.5 1.5 0 0 1 1.5-1.5H8M16 3h3.500a1.500 1.500 0 0 1 1.500 1.500V8M21 16v3.500a1.500 1.500 0 0 1-1.500 1.500H16M8 21H4.500A1.500 1.500 0 0 1 3 19.500V16" />
      <path d="M7.500 7.500h9v9h-9zM12 7.500v9M7.500 12h9" />
    </>,
  ),
  picture: icon(<path d="M3.5 4.500h17v15h-17zM3.5 16l5-5 4 4 3-3 5 5M15.500 8.500h.01" />),
  paste: icon(<path d="M8.500 5.500H5v15h14v-15h-3.500M8.500 3.500h7v4h-7zM8.500 12h7M8.500 16h5" />),
  turn: icon(<path d="M19.500 12a7.500 7.500 0 1 1-2.500-5.600M17.500 2.500v4.300h-4.300" />),
  print: icon(<path d="M7 8.500v-5h10v5M7 17.500H3.500v-9h17v9H17M7 14h10v6.500H7z" />),
  share: icon(<path d="M12 15V3.500M7.5 7.500L12 3l4.5 4.500M5.5 11.500v9h13v-9" />),
  settings: icon(<path d="M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 4.500v5M9 14.500v5" />),
  remove: icon(<path d="M4 6.500h16M9 6.500v-3h6v3M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />),
  search: icon(<path d="M10.5 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.7 15.700l4.8 4.8" />),
  pause: icon(<path d="M8.5 5v14M15.5 5v14" stroke-width="3" />),
  goOn: icon(<path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />),
} as const;
