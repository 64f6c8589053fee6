import { deepestOf, depthOver, type Recording } from '@pencilmark/lab';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../text/index.ts';

interface DepthChartProps {
  readonly recording: Recording;
  /** Where the search stands. */
  readonly index: number;
  readonly onSeek: (index: number) => void;
}

const WIDTH = 600;
const HEIGHT = 100;
/** Room for the line at the top and the bottom. */
const EDGE = 4;

/** The depth of a whole search over its events, and where it stands; a touch goes there. */
export function DepthChart({ recording, index, onSeek }: DepthChartProps): JSX.Element {
  const { length } = recording;
  const deepest = useMemo(() => deepestOf(recording), [recording]);
  const outline = useMemo(() => outlineOf(recording, deepest), [recording]);
  const seek = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    if (event.buttons !== 1) return;
    // A drag that began here goes on beyond the edge.
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - left) / width) * length);
  };
  return (
    <figure class="depth">
      <div class="plot" onPointerDown={seek} onPointerMove={seek}>
        <svg
          viewBox={`0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('watch.chart', { n: length, deepest })}
        >
          <path d={outline} />
        </svg>
        <span class="now" style={{ left: `${length === 0 ? 0 : (index / length) * 100}%` }} />
      </div>
      <figcaption aria-hidden="true">
        <span>{t('watch.deepest', { deepest })}</span>
        <span>{t('watch.length', { n: length })}</span>
      </figcaption>
    </figure>
  );
}

/** The band between the least and the most depth: along the top, and back along the bottom. */
function outlineOf(recording: Recording, deepest: number): string {
  const columns = depthOver(recording, WIDTH);
  if (columns.length === 0 || deepest === 0) return '';
  const x = (at: number): string => ((at / recording.length) * WIDTH).toFixed(1);
  const y = (depth: number): string => (HEIGHT - (depth / deepest) * HEIGHT).toFixed(1);
  const steps =
    (of: 'least' | 'most', ends: readonly ['from' | 'to', 'from' | 'to']) => (column: (typeof columns)[number]) =>
      ends.map((end) => `${x(column[end])},${y(column[of])}`).join(' ');
  const top = columns.map(steps('most', ['from', 'to']));
  const bottom = columns.map(steps('least', ['to', 'from'])).reverse();
  return `M${[...top, ...bottom].join(' L')}Z`;
}
