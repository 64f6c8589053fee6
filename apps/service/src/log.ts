import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** What no log may hold: whoever reads it could play in the place of others. */
const SECRET = ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'];

const MOST_WAITING = 2 ** 20; // bytes that wait for a slow reader; what comes then is dropped
const LONGEST_FLUSH = 1000; // ms

/** A stream that can write out what waits. */
interface LogStream extends DestinationStream {
  /** Calls this when all is written, or when the reader has had a second. */
  flush(done: () => void): void;
}

/**
 * A log of JSON lines to an open file, such as 2 for standard error: warnings and worse. Nobody
 * waits for whoever reads it.
 */
export const logTo = (file: number): Logger =>
  pino({ level: process.env.PENCILMARK_LOG ?? 'warn', redact: SECRET }, streamTo(file));

function streamTo(file: number): LogStream {
  const kind = fstatSync(file);
  if (kind.isFIFO() || kind.isSocket()) return pipeTo(new Socket({ fd: file, readable: false, writable: true }));
  // With a least length `flush` waits for what is on its way. Else the end would write that twice.
  return destination({ fd: file, sync: false, minLength: 1, maxLength: MOST_WAITING });
}

/**
 * Writes into a pipe without waiting. A write into a pipe that nobody reads holds up its thread,
 * and
 * with it the end of the process. Sockets write only what the pipe takes.
 */
function pipeTo(pipe: Socket): LogStream {
  let dropped = 0;
  // Nobody reads any more. The service goes on.
  pipe.on('error', () => {});
  pipe.unref();
  const tellDropped = (): void => {
    const msg = `${dropped} lines of this log were dropped: their reader was too slow`;
    pipe.write(`${JSON.stringify({ level: pino.levels.values.warn, time: Date.now(), msg })}\n`);
    dropped = 0;
  };
  pipe.on('drain', () => dropped > 0 && tellDropped());
  return {
    write: (line) => {
      if (pipe.writableLength + line.length > MOST_WAITING) dropped++;
      else pipe.write(line);
    },
    flush: (done) => {
      const end = setTimeout(done, LONGEST_FLUSH);
      pipe.write('', () => {
        clearTimeout(end);
        done();
      });
    },
  };
}
