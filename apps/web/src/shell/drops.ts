import { go, route } from '../route.ts';

/**
 * Takes files that are dropped on any page to where puzzles are read; the browser would leave the
 * app for them.
 */
export function watchDrops(): () => void {
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
    if (!file) return;
    go('import');
    void import('../import/intake.ts').then(({ readFile }) => readFile(file));
  };
  addEventListener('dragover', over, { signal });
  addEventListener('drop', dropped, { signal });
  return () => end.abort();
}
