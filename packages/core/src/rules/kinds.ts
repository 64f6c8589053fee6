import type { NamedKind } from './kind.ts';
import { killer } from './kinds/killer.ts';
import { thermo } from './kinds/thermo.ts';

const ROWS = [killer, thermo] as const;

/** The name of a kind of clues, as geometry ids write it. */
export type KindName = (typeof ROWS)[number]['name'];

/** A kind of clues. */
export type Kind = NamedKind<KindName>;

/** Every kind of clues; geometry ids list them in this order. */
export const KINDS: readonly Kind[] = ROWS;

/** The kind with a name; undefined when there is none. */
export const kindNamed = (name: string): Kind | undefined => KINDS.find((kind) => kind.name === name);
