/**
 * One update of Glicko-2, by the steps of Glickman's "Example of the Glicko-2 system" (2022). Names
 * of values are his: mu is the rating on the inner scale, phi the deviation, sigma the volatility.
 */

/** A rating by Glicko-2: 1500 in the middle, how sure it is, and how steady the results are. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The points of a unit of the inner scale. */
export const POINTS = 173.7178;
const MIDDLE = 1500;

/** How much the volatility changes over time, which Glickman wants between 0.3 and 1.2. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6; // to the volatility, as a logarithm

/** A rival, and what came of the game: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Game {
  readonly rival: Rating;
  readonly score: number;
}

/** The rating after some games, which count as if all were played at once. */
export function rated(own: Rating, games: readonly Game[]): Rating {
  const mu = (own.rating - MIDDLE) / POINTS;
  const phi = own.deviation / POINTS;

  // Steps 3 and 4: how much the games say, and how much better they went than expected.
  let [certainty, surplus] = [0, 0];
  for (const { rival, score } of games) {
    const g = 1 / Math.sqrt(1 + (3 * (rival.deviation / POINTS) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rival.rating - MIDDLE) / POINTS)));
    certainty += g * g * expected * (1 - expected);
    surplus += g * (score - expected);
  }
  const sigma = volatilityAfter(own.volatility, { phi, v: 1 / certainty, delta: surplus / certainty });

  // Steps 6 and 7.
  const after = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + certainty);
  return { rating: MIDDLE + POINTS * (mu + after * after * surplus), deviation: POINTS * after, volatility: sigma };
}

interface Evidence {
  readonly phi: number;
  readonly v: number;
  readonly delta: number;
}

/** Step 5: the volatility where a function is zero, by the Illinois way of regula falsi. */
function volatilityAfter(sigma: number, { phi, v, delta }: Evidence): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + v + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  const excess = delta * delta - phi * phi - v;
  let [a, b] = [start, excess > 0 ? Math.log(excess) : start - TAU];
  if (excess <= 0) while (f(b) < 0) b -= TAU;
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > CLOSE_ENOUGH) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
