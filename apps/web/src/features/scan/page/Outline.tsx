import type { JSX } from 'preact';
import type { Track } from '../steady.ts';

interface OutlineProps {
  readonly video: HTMLVideoElement;
  readonly track: Track | undefined;
}

/** Where the puzzle is in the picture of the camera. */
export function Outline({ video: { videoWidth: width, videoHeight: height }, track }: OutlineProps): JSX.Element {
  const path = track && `M${track.corners.map(([x, y]) => `${x * width} ${y * height}`).join('L')}z`;
  return (
    <svg class="corners" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="halo" d={path} />
      <path class="outline" d={path} />
    </svg>
  );
}
