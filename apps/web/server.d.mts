import type { Server } from 'node:http';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly folder?: string;
}

export interface Served {
  readonly server: Server;
  readonly address: string;
  readonly addresses: readonly string[];
  readonly taken?: number;
}

export const APP: string;
export function serve(options?: ServeOptions): Promise<Served>;
export function optionsFrom(args: readonly string[]): { readonly port: number; readonly host: string };
