/** The process that makes an embedded database in an empty folder, and ends. */
import { PGlite } from '@electric-sql/pglite';

// Nobody waits for a database whose service was killed.
process.once('disconnect', () => process.exit(1));

try {
  await (await PGlite.create(process.argv[2]!)).close();
  process.exit(0);
} catch (problem) {
  process.send!((problem as Error).message, () => process.exit(1));
}
