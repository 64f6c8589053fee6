import type { MatchRules, ModeName } from '../messages/rules.ts';
import { duel } from './duel.ts';
import type { Mode } from './mode.ts';
import { race } from './race.ts';
import { team } from './team.ts';

/** THE table of modes. */
export const MODES: { readonly [Name in ModeName]: Mode } = { duel, race, team };

export const modeOf = ({ mode }: MatchRules): Mode => MODES[mode];
