/** What a program with files does. */
import { JOBS } from './everywhere.ts';
import { FILE_JOBS } from './files.ts';
import { tell } from './tell.ts';

void tell({ ...JOBS, ...FILE_JOBS });
