export type { Supposition } from './supposition.ts';
