import type { PlayerCommand } from '@pencilmark/race';

/** How long messages travel to a client and back, measured by pings of the service. */
export interface RoundTrips {
  add(ms: number): void;
  /** Nothing before the first measurement. */
  value(): PlayerCommand['rtt'] | undefined;
}

const KEPT = 10;
const OLD = 0.9; // the weight of what was known in the moving mean

export function newRoundTrips(): RoundTrips {
  const last: number[] = [];
  let mean: number | undefined;
  return {
    add: (ms) => {
      mean = mean === undefined ? ms : OLD * mean + (1 - OLD) * ms;
      last.push(ms);
      if (last.length > KEPT) last.shift();
    },
    value: () => (mean === undefined ? undefined : { mean: Math.round(mean), least: Math.round(Math.min(...last)) }),
  };
}
