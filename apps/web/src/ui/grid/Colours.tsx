import type { JSX } from 'preact';
import { type Corner, digitsIn } from './notes.ts';

interface ColoursProps {
  readonly colours: number;
  /** The corners that hold no note. */
  readonly corners: readonly Corner[];
}

/** A player's colours of a cell: a wedge for each in a free corner, a ring of those left over. */
export function Colours({ colours, corners }: ColoursProps): JSX.Element {
  const list = digitsIn(colours);
  const ringed = list.slice(corners.length);
  return (
    <span class="colours" aria-hidden="true">
      {list.slice(0, corners.length).map((colour, index) => (
        <span key={colour} class={`wedge ${corners[index]} own-${colour}`} data-colour={colour} />
      ))}
      {ringed.length > 0 && <span class="ring" style={{ '--ring': ringOf(ringed) }} />}
    </span>
  );
}

/** As many equal parts of a ring as there are colours. */
function ringOf(colours: readonly number[]): string {
  const stops = colours.map(
    (colour, index) =>
      `var(--own-${colour}) ${(360 * index) / colours.length}deg ${(360 * (index + 1)) / colours.length}deg`,
  );
  return `conic-gradient(${stops.join(', ')})`;
}
