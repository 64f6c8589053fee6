import { addressKey } from '../plugin/address.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { newCrowd } from '../plugin/crowd.ts';
import { programSockets } from './arenas.ts';
import { openKinds } from './kinds.ts';
import { matchSockets } from './matches.ts';

/** Every kind of sockets. An address and an account have their bounds over all of them. */
export async function sockets(app: App, context: Context): Promise<void> {
  const { limits } = context.settings;
  const crowds = {
    addresses: newCrowd(limits.socketsOfAddress, addressKey),
    accounts: newCrowd(limits.socketsOfAccount),
  };
  await openKinds(app, [matchSockets(context, crowds), programSockets(context, crowds)]);
}
