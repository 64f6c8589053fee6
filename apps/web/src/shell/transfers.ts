import { isPicture, offered, pictureIn, scan } from '../features/scan/offered.ts';
import { go, route } from '../route.ts';

/**
 * Takes files that are dropped on any page to where puzzles are read; the browser would leave the
 * app for them. A picture that is pasted is offered to be read.
 */
export function watchTransfers(): () => void {
  const end = new AbortController();
  const { signal } = end;
  // The page Import takes texts, too, and shows where they are dropped.
  const isOurs = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes('Files') === true && route.peek().page !== 'import';
  const over = (event: DragEvent): void => {
    if (isOurs(event)) event.preventDefault();
  };
  const dropped = (event: DragEvent): void => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer!.files;
    if (file) void take(file);
  };
  const pasted = ({ clipboardData: data }: ClipboardEvent): void => {
    const picture = pictureIn(data);
    // Some programs put a picture of a text beside the text.
    if (!picture || data?.getData('text/plain')) return;
    if (route.peek().page === 'scan') void scan(picture);
    else offered.value = picture;
  };
  addEventListener('dragover', over, { signal });
  addEventListener('drop', dropped, { signal });
  addEventListener('paste', pasted, { signal });
  return () => end.abort();
}

async function take(file: File): Promise<void> {
  if (isPicture(file)) return scan(file);
  go('import');
  const { readFile } = await import('../features/import/intake.ts');
  await readFile(file);
}
