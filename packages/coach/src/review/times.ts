import type { ReviewedMove, Slip, TechniqueTime } from './findings.ts';

type Sum = { -readonly [Key in keyof TechniqueTime]: TechniqueTime[Key] };

/** Adds up where the time went, technique by technique; what cost most comes first. */
export function timesOf(moves: readonly ReviewedMove[], slips: readonly Slip[]): TechniqueTime[] {
  const sums = new Map<string | undefined, Sum>();
  const sumOf = (technique: string | undefined): Sum => {
    let sum = sums.get(technique);
    if (!sum) sums.set(technique, (sum = { ...(technique && { technique }), count: 0, ms: 0, fairMs: 0, lostMs: 0 }));
    return sum;
  };
  for (const { reason, tookMs, fairMs = tookMs } of moves) {
    const sum = sumOf(reason?.technique);
    sum.count++;
    sum.ms += tookMs;
    sum.fairMs += fairMs;
  }
  const missed = new Set(slips.flatMap((slip) => (slip.kind === 'missed-single' ? slip.moves : [])));
  for (const {
    kind,
    moves: [at],
    practise,
    lostMs,
  } of slips) {
    // The wait for a move during which a single was missed is lost once.
    const isListed = kind === 'stall' && missed.has(at!);
    if (lostMs > 0 && !isListed) sumOf(practise).lostMs += lostMs;
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms);
}
