export type { Played, Standing } from './moment.ts';
