import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { programSockets } from './arenas.ts';
import { openKinds } from './kinds.ts';
import { matchSockets } from './matches.ts';

/** Every kind of sockets. */
export const sockets = (app: App, context: Context): Promise<void> =>
  openKinds(app, [matchSockets(context), programSockets(context)]);
