import type { Command } from '../command.ts';
import { check } from './parts/check.ts';
import { join } from './parts/join.ts';
import { play } from './parts/play.ts';
import { protocol } from './parts/protocol.ts';
import { run } from './parts/run.ts';
import { tournament } from './parts/tournament.ts';

/** Every part of `pencilmark arena`, in the order of the help. Each loads its work when it runs. */
export const ARENA_PARTS: readonly Command[] = [run, tournament, check, join, play, protocol];
