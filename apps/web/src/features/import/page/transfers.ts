import { pictureIn, scan } from '../../scan/offered.ts';
import { readFile, readText } from '../intake.ts';

/** Reads the file or the text that is dropped or pasted; false when there is neither. */
function take(data: DataTransfer | null): boolean {
  const [file] = data?.files ?? [];
  const text = data?.getData('text') ?? '';
  if (file) void readFile(file);
  else if (text) void readText(text);
  return file !== undefined || text !== '';
}

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches('textarea, input');

/**
 * Takes what is dropped or pasted anywhere in the window; a browser would leave the page for a file
 * that misses its place. `hover` hears whether something is dragged over the window.
 */
export function watchTransfers(hover: (isOver: boolean) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const over = (event: DragEvent): void => {
    event.preventDefault();
    hover(true);
  };
  const left = ({ relatedTarget }: DragEvent): void => {
    if (!relatedTarget) hover(false);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    hover(false);
    const picture = pictureIn(event.dataTransfer);
    if (picture) void scan(picture);
    else take(event.dataTransfer);
  };
  const pasted = (event: ClipboardEvent): void => {
    // The browser puts a text into a field by itself; a picture is offered on every page.
    const { files, types = [] } = event.clipboardData ?? {};
    const isOffered = pictureIn(event.clipboardData) && !types.includes('text/plain');
    const isOurs = !isOffered && (!isField(event.target) || files?.length);
    if (isOurs && take(event.clipboardData)) event.preventDefault();
  };
  addEventListener('dragover', over, { signal });
  addEventListener('dragleave', left, { signal });
  addEventListener('drop', dropped, { signal });
  addEventListener('paste', pasted, { signal });
  return () => end.abort();
}
