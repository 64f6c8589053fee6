import type { Touched } from '@pencilmark/coach/drill';
import type { Outcome } from '@pencilmark/coach/mastery';
import { sentenceText } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { engine } from '../../../engine/engine.ts';
import { geometryOfGame } from '../../../model/game.ts';
import { language, t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { telling } from '../../hint/telling.ts';
import { LEARN, type Posed } from '../tasks.ts';
import { beginning, type Finding, givenUp, helped, touching } from './finding.ts';
import { wordText } from './words.ts';

/** What somebody who looks for a step can do, and how far it is. */
export interface Search {
  readonly finding: Finding;
  touch(touched: Touched): void;
  help(): void;
  giveUp(): void;
}

/** Hears once how a search ended, and how long it took. */
export type OnEnd = (outcome: Outcome, ms: number) => void;

/** A search in a position; each turn of it is said. */
export function useSearch(posed: Posed, onEnd?: OnEnd): Search {
  const finding = useSignal(beginning(posed));
  const begun = useRef(performance.now());
  const turn = (next: Finding): void => {
    const before = finding.peek();
    if (next === before) return;
    finding.value = next;
    say(saidOf(next));
    if (next.end) onEnd?.(next.end.outcome, Math.round(performance.now() - begun.current));
  };
  return {
    finding: finding.value,
    touch: (touched) =>
      void engine.ask(LEARN.touch, { posed, touched, language: language.peek() }).then(
        (reply) => turn(touching(finding.peek(), touched, reply)),
        () => say(t('learn.failed')),
      ),
    help: () => turn(helped(finding.peek())),
    giveUp: () => turn(givenUp(finding.peek())),
  };
}

/** What a screen reader says of the last turn. */
function saidOf({ posed, word, end, help }: Finding): string {
  if (end) return `${t(`learn.outcome.${end.outcome}`)}. ${sentenceText(telling(end.explained).full)}`;
  if (word) return wordText(word, geometryOfGame(posed));
  if (help === 'technique') return t('learn.patternShown');
  return help === 'none' ? '' : sentenceText(telling(posed.explained).where);
}
