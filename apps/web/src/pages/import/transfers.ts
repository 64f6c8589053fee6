import { readFile, readText } from '../../import/intake.ts';

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
 * that misses its place. Hears whether something is held over it.
 */
export function watchTransfers(held: (isOver: boolean) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const over = (event: DragEvent): void => {
    event.preventDefault();
    held(true);
  };
  const left = ({ relatedTarget }: DragEvent): void => {
    if (!relatedTarget) held(false);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    held(false);
    take(event.dataTransfer);
  };
  const pasted = (event: ClipboardEvent): void => {
    // The browser puts a text into a field by itself.
    const isOurs = !isField(event.target) || event.clipboardData?.files.length;
    if (isOurs && take(event.clipboardData)) event.preventDefault();
  };
  addEventListener('dragover', over, { signal });
  addEventListener('dragleave', left, { signal });
  addEventListener('drop', dropped, { signal });
  addEventListener('paste', pasted, { signal });
  return () => end.abort();
}
