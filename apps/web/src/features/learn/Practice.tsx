import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { makeGame, play, save } from '../../model/game.ts';
import { readyFor } from '../../puzzles/boards.ts';
import { go, route } from '../../route.ts';
import { newId, start } from '../../table/start.ts';
import { t } from '../../text/index.ts';
import { LEARN } from './tasks.ts';

/**
 * How often each technique was practised since the page was opened: each time with another puzzle.
 */
const turns = new Map<string, number>();

interface PracticeProps {
  readonly id: string;
  readonly name: string;
  /** Whether a sentence says what it is. */
  readonly hasWords?: boolean;
}

/** The button that starts a game in which the technique is the next step. */
export function Practice({ id, name, hasWords = false }: PracticeProps): JSX.Element {
  const isBusy = useSignal(false);
  const isFailed = useSignal(false);
  const begin = async (isReplacing = false): Promise<void> => {
    isBusy.value = true;
    isFailed.value = false;
    const turn = turns.get(id) ?? 0;
    turns.set(id, turn + 1);
    try {
      const { board, givens, placements, eliminations, drill } = await engine.ask(LEARN.practice, { id, turn });
      await readyFor([board]);
      const source = {
        kind: 'practice',
        title: t('learn.practice', { name }),
        practised: id,
        ...(drill && { drill }),
      } as const;
      const fresh = makeGame(board, givens, source, newId(), Date.now());
      const there = play(fresh, { do: 'step', placements, eliminations, clean: true });
      start(save(there, t('learn.practiceBegin')));
      go('play', {}, { isReplacing });
    } catch {
      isFailed.value = true;
    } finally {
      isBusy.value = false;
    }
  };
  // The next puzzle after a practice is a different puzzle.
  const isAsked = route.value.query.get('begin') === 'practice';
  useEffect(() => {
    if (isAsked) void begin(true);
  }, [isAsked]);
  return (
    <div class="practise">
      <button type="button" disabled={isBusy.value} onClick={() => void begin()}>
        {t('learn.practise')}
      </button>
      {isFailed.value && <p class="notice">{t('new.failed')}</p>}
      {hasWords && <p class="small">{t('learn.practiseSay')}</p>}
    </div>
  );
}
