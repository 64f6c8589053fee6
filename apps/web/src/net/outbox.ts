/** Commands that the service has not answered yet, in the order in which they were given. */
export interface Outbox<Command extends object> {
  /** Takes a command in, and gives it the id by which it is answered. */
  add(command: Command): Command & { readonly cid: string };
  /** Forgets a command that was answered; the answer is it, if it was still open. */
  settle(cid: string): Command | undefined;
  readonly open: Iterable<Command & { readonly cid: string }>;
}

/** An empty outbox. `name` keeps its commands apart from those of other tabs of the same seat. */
export function makeOutbox<Command extends object>(name: string): Outbox<Command> {
  const open = new Map<string, Command & { readonly cid: string }>();
  let count = 0;
  return {
    add(command) {
      const cid = `${name}-${++count}`;
      const sent = { ...command, cid };
      open.set(cid, sent);
      return sent;
    },
    settle(cid) {
      const command = open.get(cid);
      open.delete(cid);
      return command;
    },
    get open() {
      return open.values();
    },
  };
}
