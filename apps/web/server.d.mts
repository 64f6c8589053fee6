import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly folder?: string;
}

/** Where something is to be found. */
export interface Place {
  readonly address: string;
  readonly addresses: readonly string[];
  readonly taken?: number;
}

export interface Served extends Place {
  readonly server: Server;
}

export const APP: string;
export const HEADERS: Readonly<Record<string, string>>;
export const DEFAULT_PORT: number;
export const DEFAULT_HOST: string;
export function serve(options?: ServeOptions): Promise<Served>;
export function settle(
  wanted: { readonly port: number; readonly host: string },
  listen: (port: number) => Promise<number>,
): Promise<Place>;
export function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
export function optionsFrom(args: readonly string[]): { readonly port: number; readonly host: string };
