/** What the embedded database answers to one statement, in the manner of node-postgres. */
export interface Rows {
  readonly command: string;
  readonly rowCount: number;
  // Rows are as various as statements. Kysely and pg-boss give them their types.
  // biome-ignore lint/suspicious/noExplicitAny: the same type as in node-postgres
  readonly rows: any[];
}

/** What a thread with a database can do. */
export type Work =
  | { readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'close' };

/** The error of a statement, as it travels between threads. `code` is PostgreSQL's SQLSTATE. */
export interface StatementError {
  readonly message: string;
  readonly code?: string | undefined;
}

/** What the thread says by itself, or as the answer to work with an id. */
export type Word =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'notice'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'done'; readonly id: number; readonly rows?: Rows }
  | { readonly kind: 'wrong'; readonly id: number; readonly error: StatementError };

/** Work with the id under which it is answered. */
export interface Task {
  readonly id: number;
  readonly work: Work;
}
