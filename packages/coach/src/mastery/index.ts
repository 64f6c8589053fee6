export type { DrillAnswer } from './answer.ts';
