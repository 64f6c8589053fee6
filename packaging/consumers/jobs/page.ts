/** What a program without files does, such as a page in a browser. */
import { JOBS } from './everywhere.ts';
import { tell } from './tell.ts';

void tell(JOBS);
