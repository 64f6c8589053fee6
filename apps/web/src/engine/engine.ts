import type { AnswerMessage, QuestionMessage } from './message.ts';
import type { Task } from './task.ts';

/** Options of a question. */
export interface AskOptions<Details = undefined> {
  /** Ends the work: the answer is then an error named AbortError. */
  readonly signal?: AbortSignal;
  readonly progress?: (share: number, details: Details) => void;
}

interface Open {
  readonly message: QuestionMessage;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (problem: Error) => void;
  readonly progress: (share: number, details: unknown) => void;
}

let startThread = (): Worker => {
  throw new Error('no thread can be started before startThreadsBy was called');
};

/**
 * Says how a thread is started. The app does so once: it knows what its threads can do, the engine
 * does not.
 */
export function startThreadsBy(start: () => Worker): void {
  startThread = start;
}

/**
 * A thread that answers questions in the order in which they come. Work that is called off
 * while it runs ends with its thread; what waits is sent again to a new thread.
 */
export class Engine {
  private worker: Worker | undefined;
  private readonly open = new Map<number, Open>();
  private running: number | undefined;
  private next = 1;

  ask<Question, Reply, Details>(
    { name: task }: Task<Question, Reply, Details>,
    question: Question,
    { signal, progress }: AskOptions<Details> = {},
  ): Promise<Reply> {
    const id = this.next++;
    return new Promise<Reply>((resolve, reject) => {
      if (signal?.aborted) return reject(calledOff());
      // What comes from a thread has the types of its task: `employed` sees to that.
      this.open.set(id, {
        message: { id, task, question },
        resolve: (reply) => resolve(reply as Reply),
        reject,
        progress: (share, details) => progress?.(share, details as Details),
      });
      signal?.addEventListener('abort', () => this.callOff(id), { once: true });
      this.handOut();
    });
  }

  private handOut(): void {
    const [first] = this.open.values();
    if (this.running !== undefined || !first) return;
    this.running = first.message.id;
    this.worker ??= this.start();
    this.worker.postMessage(first.message);
  }

  private start(): Worker {
    const worker = startThread();
    worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
      const question = this.open.get(data.id);
      if (data.kind === 'progress') return question?.progress(data.share, data.details);
      // A thread does not load code again that failed to load once.
      if (data.kind === 'failed' && !data.isLoaded) return this.end(new Error(data.message));
      this.open.delete(data.id);
      this.running = undefined;
      if (data.kind === 'done') question?.resolve(data.reply);
      else question?.reject(new Error(data.message));
      this.handOut();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Error(event.message || 'The engine could not be loaded.'));
    };
    worker.onmessageerror = () => this.end(new Error('The engine gave an answer that cannot be read.'));
    return worker;
  }

  /** Ends the thread; whoever waits for the running question hears why. */
  private end(problem: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const id = this.running;
    this.running = undefined;
    if (id !== undefined) {
      this.open.get(id)?.reject(problem);
      this.open.delete(id);
    }
    this.handOut();
  }

  private callOff(id: number): void {
    if (!this.open.has(id)) return;
    if (this.running === id) this.end(calledOff());
    else {
      this.open.get(id)!.reject(calledOff());
      this.open.delete(id);
    }
  }
}

const calledOff = (): Error => new DOMException('Called off', 'AbortError');

/** The thread for work that a player waits for: hints, verdicts. */
export const engine = new Engine();
/** The thread for long work: making puzzles, recording searches. */
export const workshop = new Engine();
