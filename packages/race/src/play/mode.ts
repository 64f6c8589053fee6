import type { MatchRules, ModeName } from '../messages/rules.ts';
import type { Refusal } from '../refusals.ts';
import type { PlayerCommand } from '../state.ts';
import type { Draft } from './draft.ts';

export type CommandOf<T extends PlayerCommand['t']> = Extract<PlayerCommand, { readonly t: T }>;

/** The commands that only a running match knows. */
export type PlayName = 'move' | 'pass' | 'prepare' | 'claim' | 'resign' | 'note';

/** A way to play together: a row of THE table of modes. */
export interface Mode {
  readonly name: ModeName;
  readonly says: string;
  /** Whether some rules do not fit the mode. */
  refuses(rules: MatchRules): boolean;
  /** How many puzzles a match has. */
  puzzles(rules: MatchRules): number;
  /** Starts the match after the countdown. */
  start(draft: Draft, toss: string): void;
  /** Does what follows when the deadline of a running match has passed. */
  due(draft: Draft): void;
  /** What a seat may do. Each adds events to the draft, or answers why not. */
  readonly commands: {
    readonly [Name in PlayName]?: (draft: Draft, command: CommandOf<Name>) => Refusal | undefined;
  };
}
