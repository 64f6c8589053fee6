import { useSignal } from '@preact/signals';
import { type Game, isKeptHere } from '../../../model/game.ts';
import { route } from '../../../route.ts';
import { keptGame } from '../../../storage/games/store.ts';
import { game } from '../../../table/session.ts';
import { useAnswer } from '../../../ui/parts/answer.ts';
import { setterOf } from '../../../ui/parts/signals.ts';
import { type LogFault, readLog } from '../log/code.ts';

/** The game that is looked at, and whose it is; or why there is none. */
export interface Opened {
  readonly game?: Game;
  /** Whether it came with a link; who sent it, where that is said. */
  readonly isShared: boolean;
  readonly by?: string;
  readonly fault?: LogFault | 'gone';
}

const MOST_NAME = 40;

/** The game of the address: kept here, by its id, or that of a link; nothing while it is read. */
export function useOpened(): Opened | undefined {
  const opened = useSignal<Opened | undefined>(undefined);
  const { rest, query } = route.value;
  const [id = '', text] = [rest[0], query.get('g')];
  const ask = (): Promise<Opened> => {
    opened.value = undefined;
    return text === null ? openedHere(id) : openedLink(text, query.get('by') ?? '');
  };
  useAnswer({ ask, hear: setterOf(opened) }, [id, text]);
  return opened.value;
}

async function openedHere(id: string): Promise<Opened> {
  const here = game.peek();
  const kept = here?.id === id && isKeptHere(here) ? here : await keptGame(id).catch(() => undefined);
  return kept ? { game: kept, isShared: false } : { isShared: false, fault: 'gone' };
}

async function openedLink(text: string, name: string): Promise<Opened> {
  const read = await readLog(text);
  const by = name.trim().slice(0, MOST_NAME);
  return { isShared: true, ...(by && { by }), ...(read.ok ? { game: read.value } : { fault: read.error }) };
}
