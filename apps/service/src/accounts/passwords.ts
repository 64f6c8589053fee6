import { hash, verify } from '@node-rs/argon2';

/** How passwords are kept, and compared. */
export interface Passwords {
  /** The argon2id of a password, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Whether a password is that of a hash. Without a hash it takes as long, and is false. */
  isRight(password: string, kept: string | null): Promise<boolean>;
}

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB, and a crowd that logs in would take the whole machine. */
const AT_ONCE = 2;

/** Passwords of one service. */
export function newPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  // The time of an answer must not show whether the account exists.
  const nobody = hash('nobody', SETTINGS);
  nobody.catch(() => {});
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  return {
    hash: (password) => inTurn(() => hash(password, SETTINGS)),
    isRight: (password, kept) => inTurn(async () => (await verify(kept ?? (await nobody), password)) && kept !== null),
  };
}
