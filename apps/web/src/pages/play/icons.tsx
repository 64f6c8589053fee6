import type { JSX } from 'preact';

/**
 * Small pictures on buttons, drawn with the colour of the text; the button says in words what they
 * mean.
 */
const icon = (children: JSX.Element) => (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

const frame = <rect x="2.5" y="2.5" width="19" height="19" rx="3" />;

export const ICONS = {
  digit: icon(
    <>
      {frame}
      <path d="M9 9l3.5-2.5V17.5" stroke-width="2.4" />
    </>,
  ),
  corner: icon(
    <>
      {frame}
      <path d="M6.5 7.2l1.6-1.2v4.4M15.2 6h2.6l-1.6 4.4M6.4 14h1.9v1.9H6.4zv4h1.9" stroke-width="1.5" />
    </>,
  ),
  centre: icon(
    <>
      {frame}
      <path d="M6.6 10.4l1.6-1.2v5.6M11 9.2h2.4l-2.4 5.6h2.4M16 9.2h1.9v2.6H16m1.9 0v3H16" stroke-width="1.5" />
    </>,
  ),
  colour: icon(
    <>
      {frame}
      <path d="M3 21L21 3M3 12l9-9M12 21l9-9" />
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
  pause: icon(<path d="M8.5 5v14M15.5 5v14" stroke-width="3" />),
  goOn: icon(<path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />),
} as const;
