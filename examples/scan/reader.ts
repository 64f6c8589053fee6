// The thread that reads pictures. Reading takes some tenths of a second, so no page does it itself.
import { loadNetwork, outline, scan } from '@pencilmark/scan';

declare const self: DedicatedWorkerGlobalScope;

/** What the page asks: read a picture, or only look where a puzzle is. */
interface Question {
  readonly task: 'read' | 'look';
  readonly picture: Blob | ImageBitmap;
}

const network = loadNetwork();

self.onmessage = async ({ data: { task, picture } }: MessageEvent<Question>) => {
  const pixels = await pixelsOf(picture, task === 'read' ? 1600 : 320);
  self.postMessage(task === 'read' ? scan(pixels, { network: await network }) : outline(pixels));
};

/** The pixels of a picture, turned as its camera was held; a large one is made smaller. */
async function pixelsOf(picture: Blob | ImageBitmap, longSide: number): Promise<ImageData> {
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
  canvas.drawImage(image, 0, 0, width, height);
  image.close();
  return canvas.getImageData(0, 0, width, height);
}
