// A page that reads a file, and a camera that shows where it sees a puzzle. It needs a bundler that
// knows `new Worker(new URL(…))`, as Vite does.
import type { Corners, ScanResult } from '@pencilmark/scan';

const reader = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });

/** Asks the thread; it answers one question after the other. */
const ask = <Answer>(task: 'read' | 'look', picture: Blob | ImageBitmap): Promise<Answer> =>
  new Promise((resolve) => {
    reader.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    reader.postMessage({ task, picture });
  });

const [input, video, canvas, told] = [
  document.querySelector('input')!,
  document.querySelector('video')!,
  document.querySelector('canvas')!,
  document.querySelector('output')!,
];

input.onchange = async () => {
  const [file] = input.files!;
  if (file) tell(await ask<ScanResult>('read', file));
};

/** Says which puzzle was read, and which cells somebody should look at. */
function tell({ found: [puzzle], why }: ScanResult): void {
  if (!puzzle) told.textContent = `No puzzle: ${why}.`;
  else {
    const digits = puzzle.cells.map(({ digit }) => digit || '.').join('');
    told.textContent = `${digits}, ${puzzle.doubts.length} cells to check`;
  }
}

document.querySelector('button')!.onclick = async () => {
  const wishes = { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } };
  const stream = await navigator.mediaDevices.getUserMedia(wishes);
  video.srcObject = stream;
  await video.play();
  while (video.isConnected && stream.active)
    draw(await ask<Corners | undefined>('look', await createImageBitmap(video)));
};

/** Draws where the puzzle is. The corners are those of a frame whose longer side has 320 pixels. */
function draw(corners: Corners | undefined): void {
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const scale = Math.max(canvas.width, canvas.height) / 320;
  const pen = canvas.getContext('2d')!;
  pen.lineWidth = 6;
  pen.strokeStyle = 'seagreen';
  pen.beginPath();
  for (const [x, y] of corners ?? []) pen.lineTo(x * scale, y * scale);
  pen.closePath();
  pen.stroke();
}
