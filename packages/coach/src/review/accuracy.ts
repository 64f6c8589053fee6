import type { Accuracy } from './findings.ts';
import type { Insight } from './insights.ts';

/** Counts the digits that came onto the board, each once in its cell. */
export function accuracyOf(solution: Uint8Array, insights: readonly Insight[]): Accuracy {
  const seen = new Set<string>();
  const count = { sound: 0, guessed: 0, wrong: 0, helped: 0, unknown: 0 };
  for (const { change, reason, isCut, isGuess } of insights)
    for (const { cell, digit } of change.placed) {
      const key = `${cell} ${digit}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (change.kind === 'help') count.helped++;
      else if (digit !== solution[cell]) count.wrong++;
      else if (isGuess) count.guessed++;
      else if (isCut || !reason) count.unknown++;
      else count.sound++;
    }
  return withPercent(count);
}

/** Counts with the share that they make. */
export function withPercent(count: Omit<Accuracy, 'percent'>): Accuracy {
  const all = count.sound + count.guessed + count.wrong + count.helped;
  return { ...(all > 0 && { percent: Math.floor((100 * count.sound) / all) }), ...count };
}
