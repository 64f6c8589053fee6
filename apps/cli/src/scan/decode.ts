import type { Picture } from '@pencilmark/scan';
import { BadPicture } from './bytes.ts';
import { readJpeg } from './jpeg.ts';
import { PNG_SIGNATURE, readPng } from './png.ts';

interface FileKind {
  readonly name: string;
  /** Whether the first bytes of a file are those of this kind. */
  begins(head: Uint8Array): boolean;
  /** Kinds without a reader are named. */
  readonly read?: (file: Uint8Array) => Picture;
}

const hasText = (head: Uint8Array, at: number, ...texts: readonly string[]): boolean =>
  texts.some((text) => [...text].every((character, index) => head[at + index] === character.charCodeAt(0)));

/** The kinds of files, by their first bytes. */
const FILE_KINDS: readonly FileKind[] = [
  { name: 'PNG', begins: (head) => PNG_SIGNATURE.every((byte, at) => head[at] === byte), read: readPng },
  { name: 'JPEG', begins: (head) => head[0] === 0xff && head[1] === 0xd8, read: readJpeg },
  { name: 'WebP', begins: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP') },
  {
    name: 'HEIC',
    begins: (head) => hasText(head, 4, 'ftyp') && hasText(head, 8, 'heic', 'heix', 'hevc', 'mif1', 'msf1'),
  },
  { name: 'AVIF', begins: (head) => hasText(head, 4, 'ftyp') && hasText(head, 8, 'avif', 'avis') },
  { name: 'GIF', begins: (head) => hasText(head, 0, 'GIF8') },
  { name: 'TIFF', begins: (head) => hasText(head, 0, 'II*\0', 'MM\0*') },
  { name: 'BMP', begins: (head) => hasText(head, 0, 'BM') },
  { name: 'PDF', begins: (head) => hasText(head, 0, '%PDF') },
];

/**
 * The pixels of a picture file, upright and over white paper. The first bytes decide what it is,
 * and not its name. Throws `BadPicture` with a sentence.
 */
export function decodePicture(file: Uint8Array): Picture {
  if (file.length === 0) throw new BadPicture('The file is empty.');
  const kind = FILE_KINDS.find(({ begins }) => begins(file));
  if (!kind) throw new BadPicture('This is no picture; PNG and JPEG files are read.');
  if (!kind.read) throw new BadPicture(`This is a ${kind.name} file; save it as PNG or JPEG.`);
  return kind.read(file);
}
