import { destination, type Logger, pino } from 'pino';

/** What no log may hold: whoever reads it could play in the place of others. */
const SECRET = ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'];

/** A log of JSON lines to an open file, such as 2 for standard error: warnings and worse. */
export const logTo = (file: number): Logger =>
  pino({ level: process.env.PENCILMARK_LOG ?? 'warn', redact: SECRET }, destination({ fd: file, sync: true }));
