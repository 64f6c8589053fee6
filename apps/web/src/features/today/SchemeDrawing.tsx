import type { JSX } from 'preact';
import type { Kind, Scheme } from './scheme.ts';

/** A scheme as a drawing: what holds is green, what goes is red and struck through. */
export function SchemeDrawing({ scheme }: { readonly scheme: Scheme | undefined }): JSX.Element {
  const { size, nodes, links, washed } = scheme ?? { size: 5, nodes: [], links: [], washed: [] };
  const lines = Array.from({ length: size - 1 }, (_, index) => `M${index + 1} 0v${size}M0 ${index + 1}h${size}`);
  return (
    <svg class="scheme" viewBox={`-.1 -.1 ${size + 0.2} ${size + 0.2}`} aria-hidden="true">
      <rect class="ground" width={size} height={size} />
      <path class="washed" d={washed.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
      <path class="lines" d={lines.join('')} />
      {links.map(({ from, to, isStrong }) => (
        <path
          key={`${from} ${to}`}
          class={isStrong ? 'strong' : 'weak'}
          d={`M${from[0] + 0.5} ${from[1] + 0.5}L${to[0] + 0.5} ${to[1] + 0.5}`}
        />
      ))}
      {nodes.map(({ x, y, kind }) => (
        <Node key={`${x} ${y}`} x={x + 0.5} y={y + 0.5} kind={kind} />
      ))}
      <rect class="border" width={size} height={size} />
    </svg>
  );
}

const Node = ({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: Kind }): JSX.Element => (
  <g class={kind}>
    <circle cx={x} cy={y} r={kind === 'placed' ? 0.36 : 0.26} />
    {kind === 'placed' && <circle class="core" cx={x} cy={y} r={0.16} />}
    {kind === 'goes' && <path d={`M${x - 0.18} ${y + 0.18}l.36-.36`} />}
  </g>
);
