import { signal } from '@preact/signals';
import { textsOf } from '../../text/index.ts';

/** The pen comes when it is first taken, or with the first board on which something is drawn. */
export const pen = signal<typeof import('./pen/kit.ts') | undefined>(undefined);

export async function loadPen(): Promise<void> {
  if (pen.peek()) return;
  const [kit] = await Promise.all([import('./pen/kit.ts'), textsOf('tools')]);
  pen.value = kit;
}
