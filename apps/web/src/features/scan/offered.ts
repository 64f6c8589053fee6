import { signal } from '@preact/signals';
import { go } from '../../route.ts';

/** A picture that was pasted on some page, and may hold a puzzle. */
export const offered = signal<File | undefined>(undefined);

export const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|hei[cf]|avif|gif)$/i.test(name);

/** The first picture among what is pasted or dropped. */
export const pictureIn = (data: DataTransfer | null): File | undefined => Array.from(data?.files ?? []).find(isPicture);

/** Goes to the page Scan and reads a picture there. */
export async function scan(file: File): Promise<void> {
  offered.value = undefined;
  go('scan');
  const { readFile } = await import('./reading.ts');
  await readFile(file);
}
