import type { Picture } from '@pencilmark/scan';

type Canvas = OffscreenCanvasRenderingContext2D;
let canvas: Canvas | undefined;

/**
 * The pixels of a picture, made smaller where its longer side has more than the given size. What is
 * transparent is white.
 */
export function pixelsOf(
  image: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
  longSide: number,
): Picture {
  const scale = Math.min(1, longSide / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  canvas ??= new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  if (canvas.canvas.width !== width) canvas.canvas.width = width;
  if (canvas.canvas.height !== height) canvas.canvas.height = height;
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, width, height);
  canvas.imageSmoothingQuality = 'medium';
  canvas.drawImage(image, 0, 0, width, height);
  return { width, height, data: canvas.getImageData(0, 0, width, height).data };
}
