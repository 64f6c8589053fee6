import type { Picture } from '@pencilmark/scan';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A part of a picture. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PixelsProps {
  readonly picture: Picture;
  readonly part?: Part;
  readonly label: string;
}

/** A picture with four bytes a pixel on a canvas, or a part of it. */
export function Pixels({ picture, part, label }: PixelsProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...picture };
  useLayoutEffect(() => {
    // The type needs memory that is not shared with other threads; no picture is.
    const data = picture.data as Uint8ClampedArray<ArrayBuffer>;
    const pixels = new ImageData(data, picture.width, picture.height);
    canvas.current!.getContext('2d')!.putImageData(pixels, -x, -y);
  }, [picture, x, y, width, height]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />;
}
