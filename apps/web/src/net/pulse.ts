// Milliseconds between two signs of life, and until a requested sign is missed: less where
// somebody waits for it.
const HEARTBEAT = 5000;
const PATIENCE = 4000;
const SHORT_PATIENCE = 1500;

/** Notices when the other end of a wire is silent, though nobody said that it has left. */
export interface Pulse {
  /** Something was heard. */
  beat(): void;
  /** Requests a sign of life now. */
  check(): void;
  /** Waits for the first sign, which comes without a request. */
  start(): void;
  stop(): void;
}

/** `ask` requests a sign of life; `miss` is called when none comes. */
export function makePulse({ ask, miss }: { ask(): void; miss(): void }): Pulse {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const send = (patience: number): void => {
    wait(patience, miss);
    ask();
  };
  return {
    beat: () => wait(HEARTBEAT, () => send(PATIENCE)),
    check: () => send(SHORT_PATIENCE),
    start: () => wait(PATIENCE, miss),
    stop: () => clearTimeout(timer),
  };
}
