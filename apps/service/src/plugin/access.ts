/** Who may use a route. A player is an account with a name of its own; a guest has none. */
export type Who = 'anyone' | 'account' | 'player' | 'operator';

/** What a token of a program may be good for. */
export const SCOPES = ['play', 'arena', 'jobs', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** The access to a route. Every route has one: the service does not start otherwise. */
export interface Access {
  readonly who: Who;
  /** The scope that a token needs; without one no token opens the route. */
  readonly scope?: Scope;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}
