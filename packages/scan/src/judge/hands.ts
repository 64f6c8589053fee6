/** What a digit that was read looks like: what may distinguish print from a hand. */
export interface Trait {
  readonly digit: number;
  /** By how much (as a logarithm) the network takes it rather for a hand than for print. */
  readonly look: number;
  /** How much light its ink takes from its paper, as a logarithm. */
  readonly depth: number;
}

/** Features are compared within bounds: what goes beyond them says no more. */
const MOST_LOOK = 8;
/** By how much each feature strays at least within one group. */
const STRAY = { look: 1.5, depth: 0.12 } as const;
/** One feature says so much at most, as a logarithm. */
const MOST_BY_FEATURE = 4;
/** Both groups have so many digits at least; else each digit is judged by itself. */
const LEAST_DIGITS = 2;
const ROUNDS = 8;

/**
 * How much speaks for a hand in each digit, as a logarithm; below 0 it is print. Digits of one
 * picture are compared with each other: print and hand are two groups, each with its own look and
 * its own ink (expectation and maximisation; Dempster, Laird and Rubin 1977). Some digits look more
 * like a hand than others in both groups, so what a digit adds to the look is estimated, too.
 */
export function handScores(traits: readonly Trait[]): number[] {
  const looks = traits.map(({ look }) => within(look, MOST_LOOK));
  const depths = traits.map(({ depth }) => depth);
  const digits = traits.map(({ digit }) => digit);
  const byHand = looks.filter((look) => look > 0).length;
  if (Math.min(byHand, looks.length - byHand) < LEAST_DIGITS) return looks;
  let shares = looks.map(shareOf);
  let scores = looks;
  let ownLooks = looks;
  for (let round = 0; round < ROUNDS; round++) {
    const rest = shares.map((share) => 1 - share);
    const hand = { look: groupOf(ownLooks, shares, STRAY.look), depth: groupOf(depths, shares, STRAY.depth) };
    const print = { look: groupOf(ownLooks, rest, STRAY.look), depth: groupOf(depths, rest, STRAY.depth) };
    scores = traits.map(
      (_, at) =>
        within(likelier(ownLooks[at]!, hand.look, print.look), MOST_BY_FEATURE) +
        within(likelier(depths[at]!, hand.depth, print.depth), MOST_BY_FEATURE),
    );
    const usual = Math.log(sumOf(shares) / sumOf(rest));
    shares = scores.map((score) => shareOf(score + usual));
    const strayed = looks.map((look, at) => look - shares[at]! * hand.look.mean - (1 - shares[at]!) * print.look.mean);
    ownLooks = looks.map((look, at) => look - effectOf(digits[at]!, digits, strayed));
  }
  return scores;
}

/** The part of a digit that counts with those by hand. */
const shareOf = (score: number): number => 1 / (1 + Math.exp(-score));

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A feature within one group: a normal distribution. */
interface Group {
  readonly mean: number;
  readonly deviation: number;
}

function groupOf(values: readonly number[], weights: readonly number[], stray: number): Group {
  const all = sumOf(weights);
  const mean = sumOf(values.map((value, at) => weights[at]! * value)) / all;
  const square = sumOf(values.map((value, at) => weights[at]! * (value - mean) ** 2)) / all;
  return { mean, deviation: Math.sqrt(square + stray ** 2) };
}

/** By how much (as a logarithm) a value is likelier in one group than in the other. */
const likelier = (value: number, a: Group, b: Group): number => logOf(value, a) - logOf(value, b);

const logOf = (value: number, { mean, deviation }: Group): number =>
  -0.5 * ((value - mean) / deviation) ** 2 - Math.log(deviation);

/** What a digit adds to the look: the mean of what its cells strayed, nearer to 0 for few cells. */
function effectOf(digit: number, digits: readonly number[], strayed: readonly number[]): number {
  const own = strayed.filter((_, at) => digits[at] === digit);
  return sumOf(own) / (own.length + 1);
}
