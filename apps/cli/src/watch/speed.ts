/** How fast a search can be watched, in events per second. */
export const SLOWEST = 1;
export const FASTEST = 100_000;
