import { Problem } from './problems.ts';

/** What a service is doing. `unavailable` means that its database does not open. */
export type ServiceState = 'opening' | 'ready' | 'draining' | 'unavailable';

/** The way of a service from its start to its end, with what is there once it is ready. */
export interface Lifecycle<Node> {
  state(): ServiceState;
  /** What the parts of the service share. Throws a problem while it is not there. */
  node(): Node;
  /** Why the service is unavailable. */
  reason(): string | undefined;
  /** Rejected when the database does not open. */
  readonly opened: Promise<void>;
  drain(): void;
}

/** Begins a lifecycle. `opening` gives what the parts share, or is rejected. */
export function beginLifecycle<Node>(opening: Promise<Node>): Lifecycle<Node> {
  let state: ServiceState = 'opening';
  let node: Node | undefined;
  let reason: string | undefined;
  const opened = opening.then(
    (made) => {
      node = made;
      if (state === 'opening') state = 'ready';
    },
    (problem: Error) => {
      reason = problem.message;
      if (state === 'opening') state = 'unavailable';
      throw problem;
    },
  );
  // Those who await `opened` hear of the failure. The pages go on without a database.
  opened.catch(() => {});
  return {
    state: () => state,
    reason: () => reason,
    opened,
    drain: () => {
      state = 'draining';
    },
    node: () => {
      if (state === 'opening')
        throw new Problem('opening', 'The service is opening its database. Try again in a second.');
      if (!node || state === 'unavailable') throw new Problem('unavailable', 'The service has no database.');
      if (state === 'draining') throw new Problem('draining', 'The service is ending. Connect again in some seconds.');
      return node;
    },
  };
}
