/** Where and when something happened. */
export interface Circumstances {
  readonly page: string;
  readonly userAgent: string;
  readonly now: Date;
}

const LONGEST_MESSAGE = 300;
const MOST_LINES = 12;

/** An address, up to what stands behind its file: games and puzzles stand there. */
const ADDRESS = /\b[a-z-]+:\/\/[^\s)]*?\/([^\s/)?#]*?\.[a-z]+)?(?:[?#][^\s)]*?)?(:\d+:\d+)?(?=[\s)]|$)/g;

/**
 * What happened, as somebody may send it to us: the page, the error and where in our files it came
 * up. It holds no puzzle, no name and no address.
 *
 *     failureReport(new Error('gone'), { page: 'create', userAgent: 'X', now: new Date(0) })
 */
export function failureReport(problem: unknown, { page, userAgent, now }: Circumstances): string {
  const { name, message, stack } = problem instanceof Error ? problem : new Error(String(problem));
  // Firefox and WebKit begin the stack with the first call, Chromium with the message.
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(ADDRESS, '$1$2').trim());
  return [
    `Pencilmark, page ${page}, ${now.toISOString()}`,
    `${name}: ${message.slice(0, LONGEST_MESSAGE)}`,
    ...places.slice(0, MOST_LINES),
    userAgent,
  ].join('\n');
}
