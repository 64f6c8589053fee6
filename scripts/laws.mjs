/** Before each file of tests: how often a law is tried that does not say it, and its seed. */
import fc from 'fast-check';
import { runs, SEED } from './strength.mjs';

fc.configureGlobal({ numRuns: runs(100), seed: SEED });
