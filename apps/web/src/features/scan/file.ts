/** Why a file was not read at all. */
export type FileProblem = 'unreadable' | 'heic' | 'too-large' | 'not-shared' | 'failed';

/** Pixels of a picture that is decoded at all. */
const MOST_PIXELS = 50_000_000;

/** What is wrong with a file before it is decoded; nothing where it is a picture of usual size. */
export async function faultOf(file: File): Promise<FileProblem | undefined> {
  const pixels = await pixelsIn(file);
  if (pixels === undefined) return isHeic(file) ? 'heic' : 'unreadable';
  return pixels > MOST_PIXELS ? 'too-large' : undefined;
}

const isHeic = ({ type, name }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** How many pixels a picture has, by its first bytes; nothing where it is unknown to browsers. */
async function pixelsIn(file: Blob): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return image.naturalWidth * image.naturalHeight;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
