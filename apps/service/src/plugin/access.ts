import type { FastifySchema } from 'fastify';
import type { Account } from '../accounts/account.ts';
import type { Scope } from '../accounts/tokens.ts';

/** Who may use a route. A player is an account with a name of its own; a guest has none. */
export type Who = 'anyone' | 'account' | 'player' | 'operator';

/** The access to a route. Every route has one: the service does not start otherwise. */
export interface Access {
  readonly who: Who;
  /** The scope that a token needs; without one no token opens the route. */
  readonly scope?: Scope;
  /** Whether the route answers everybody alike, without asking the database who it is. */
  readonly isBlind?: boolean;
}

/** A route and who may use it. */
export interface RouteAccess {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** What it takes, as far as that is checked. */
  readonly schema: FastifySchema | undefined;
  /** Whether it opens a socket. */
  readonly isSocket: boolean;
}

/** Who sends a request, as far as is known. */
export interface Visitor {
  readonly account: Account;
  /** The secret of the session, when a browser sends the request. */
  readonly session?: string;
  /** What the token permits, when a program sends the request. */
  readonly scopes?: readonly Scope[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route and who may use it. */
    routeAccess: readonly RouteAccess[];
  }
  interface FastifyRequest {
    /** Null for anonymous requests. */
    visitor: Visitor | null;
  }
}
