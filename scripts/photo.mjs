/** Pictures of printed puzzles, made by a browser: what tests and benches of scanning read. */
import { drawBoard } from '@pencilmark/board';
import { geometryOf } from '@pencilmark/core/geometry';

const ASLANT = 'perspective(1200px) rotateX(14deg) rotateZ(-3deg)';

/** The side of a cell, the edge around the cells, and the side of a cross in a drawing. */
const SIDE = 60;
const EDGE = 24;
const CROSS = 32;
const STROKES = `l${CROSS} ${CROSS}m0 ${-CROSS}l${-CROSS} ${CROSS}`;

function drawn({ board, puzzle, crossed = [] }) {
  const { value: geometry } = geometryOf(board);
  const digits = Array.from(puzzle, (character) => Number(character) || 0);
  const svg = drawBoard({ geometry, digits, givens: digits, names: false });
  const place = (at) => EDGE + at * SIDE + (SIDE - CROSS) / 2;
  const crosses = crossed.map(
    (cell) => `M${place(cell % geometry.size)} ${place(Math.floor(cell / geometry.size))}${STROKES}`,
  );
  return svg.replace('</svg>', `<path fill="none" stroke="#222" stroke-width="4" d="${crosses.join('')}"/></svg>`);
}

const STYLE = `
  body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center; background: #8a7f70 }
  main { display: flex; gap: 60px; padding: 40px; background: #f4f0e6 }
  svg { display: block; width: 340px; height: 340px }`;

/** A picture of some printed puzzles: they are drawn on paper, and the paper lies aslant. */
export async function photoOf(browser, printed, { type = 'jpeg', lies = ASLANT, width = 1000, height = 640 } = {}) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${STYLE}</style><main style="transform: ${lies}">${printed.map(drawn).join('')}</main>`,
  );
  const picture = await page.screenshot({ type });
  await page.close();
  return picture;
}

/** Frames of a film, which begins anew at its end. */
const FRAMES = 2;

/**
 * A film that shows a picture, in the format y4m: Chromium takes it for what a camera sees. Both
 * sides of the picture are even.
 */
export async function filmOf(browser, picture) {
  const page = await browser.newPage();
  const { width, height, planes } = await page.evaluate(
    inPlanes,
    `data:image/jpeg;base64,${picture.toString('base64')}`,
  );
  await page.close();
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(planes, 'base64')]);
  const head = `YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), ...new Array(FRAMES).fill(frame)]);
}

/** Runs in the browser: the brightness of a picture, then two colours at half its size (JFIF). */
async function inPlanes(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const bytes = new Uint8ClampedArray(width * height * 1.5);
  const mixed = (at, red, green, blue) => red * data[at] + green * data[at + 1] + blue * data[at + 2];
  for (let at = 0; at < width * height; at++) bytes[at] = mixed(at * 4, 0.299, 0.587, 0.114);
  const half = width / 2;
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < half; x++) {
      const from = (y * 2 * width + x * 2) * 4;
      const to = width * height + y * half + x;
      bytes[to] = 128 + mixed(from, -0.169, -0.331, 0.5);
      bytes[to + (half * height) / 2] = 128 + mixed(from, 0.5, -0.419, -0.081);
    }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { width, height, planes: btoa(text) };
}
