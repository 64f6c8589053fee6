import type { Result } from '@pencilmark/core';
import { type Problem, request } from './request.ts';

/**
 * Sends the service the same request every so many milliseconds while the page is seen, as long as
 * `hear` says that it may still change. Until the answer is called.
 */
export function poll<Answer>(path: string, ms: number, hear: (answer: Result<Answer, Problem>) => boolean): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'visible') {
      const answer = await request<Answer>('GET', path);
      if (isOver || !hear(answer)) return;
    }
    timer = setTimeout(look, ms);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
