/** Somebody who plays: a guest, a player with a name of its own, or the owner of programs. */
export interface Account {
  /** The number in the database; it stays inside. */
  readonly key: number;
  /** The public id. */
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isOperator: boolean;
}

/** Columns from which `accountOf` makes an account. */
export const ACCOUNT_COLUMNS = [
  'account.id',
  'account.public_id',
  'account.name',
  'account.name_key',
  'account.is_operator',
] as const;

export const accountOf = (row: {
  id: number;
  public_id: string;
  name: string;
  name_key: string | null;
  is_operator: boolean;
}): Account => ({
  key: row.id,
  id: row.public_id,
  name: row.name,
  isGuest: row.name_key === null,
  isOperator: row.is_operator,
});
