import { createHash, type Hash } from 'node:crypto';

/** The length and the SHA-256 of a text. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Computes the length and the SHA-256 of a text that comes in pieces. */
export class Digesting {
  private readonly hash: Hash = createHash('sha256');
  private length = 0;

  /** How many bytes have come so far. */
  get bytes(): number {
    return this.length;
  }

  add(bytes: Uint8Array): void {
    this.hash.update(bytes);
    this.length += bytes.length;
  }

  digest(): Digest {
    return { bytes: this.length, sha256: this.hash.copy().digest('hex') };
  }
}
