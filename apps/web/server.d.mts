import type { Server } from 'node:http';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly folder?: string;
}

export function serve(options?: ServeOptions): Promise<{ readonly server: Server; readonly address: string }>;
export function optionsFrom(args: readonly string[]): { readonly port: number; readonly host: string };
