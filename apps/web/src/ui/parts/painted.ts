import { useEffect, useState } from 'preact/hooks';

/**
 * Resolves when the next frame has been painted. A page that lies in the background paints none;
 * there it waits until somebody looks.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * How many of so many parts of a page are to be drawn: one more after each frame. So what is seen
 * first is on screen early, and no part makes a key or a tap wait for all of them.
 */
export function usePartsInTurn(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return;
    let isHere = true;
    void painted().then(() => isHere && setDrawn(drawn + 1));
    return () => {
      isHere = false;
    };
  }, [drawn, count]);
  return drawn;
}
