import type { Outcome } from '@pencilmark/coach/mastery';
import type { Mark, ProofPart } from '@pencilmark/core/human';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { geometryOfGame } from '../../../model/game.ts';
import { t } from '../../../text/index.ts';
import { type Place, Pointed } from '../../../ui/grid/place.ts';
import { withPart } from '../../hint/part.ts';
import { Still } from '../Still.tsx';
import type { Posed } from '../tasks.ts';
import { Choices } from './Choices.tsx';
import { FinderSlip } from './FinderSlip.tsx';
import type { Finding } from './finding.ts';
import { type OnEnd, useSearch } from './search.ts';

interface FinderProps {
  readonly posed: Posed;
  /** What the technique is called. */
  readonly name: string;
  /** The small line above the task. */
  readonly above: string;
  readonly onEnd?: OnEnd;
  /** What is said besides the outcome once it is over, and what leads on. */
  moment?(outcome: Outcome): ComponentChildren;
  children(outcome: Outcome): ComponentChildren;
}

/** A position in which the learner points to a step; each touch is answered at once. */
export function Finder({ posed, name, above, onEnd, moment, children }: FinderProps): JSX.Element {
  const chosen = useSignal(-1);
  const pointed = useSignal<Place | undefined>(undefined);
  const opened = useSignal<ProofPart | undefined>(undefined);
  const search = useSearch(posed, onEnd);
  const { finding, touch } = search;
  const geometry = geometryOfGame(posed);
  const stand = standOf(posed, finding);
  const explained = finding.end?.explained;
  return (
    <Pointed.Provider value={pointed as Signal<Place | undefined>}>
      <div class="searching">
        <div class="searched">
          <Still
            geometry={geometry}
            givens={posed.givens}
            stand={stand}
            label={t('learn.findBoard')}
            marks={explained ? [] : marksOf(finding)}
            {...(explained ? { step: withPart(explained.step, opened.value) } : { pointing: { chosen, touch } })}
          />
          {!explained && <Choices geometry={geometry} stand={stand} cell={chosen.value} touch={touch} />}
        </div>
        <div class="lesson">
          <FinderSlip
            search={search}
            name={name}
            above={above}
            geometry={geometry}
            opened={opened}
            moment={finding.end && moment?.(finding.end.outcome)}
          >
            {finding.end && children(finding.end.outcome)}
          </FinderSlip>
        </div>
      </div>
    </Pointed.Provider>
  );
}

/** The digits and candidates on screen: once it is over, whatever the step speaks of, too. */
function standOf(posed: Posed, { end }: Finding): { digits: Uint8Array; candidates: Int32Array } {
  const [all, shown] = [posed.candidates, posed.shown];
  return { digits: Uint8Array.from(posed.digits), candidates: Int32Array.from(end ? all : shown) };
}

/** What is drawn while the learner looks: what was touched rightly, and what help shows. */
function marksOf({ posed: { explained }, parts, help }: Finding): readonly Mark[] {
  const { marks } = explained.step;
  const shown = { none: [], where: marks.filter(isPlaceMark), technique: marks }[help];
  return [...shown, ...parts];
}

const isPlaceMark = ({ kind }: Mark): boolean => kind === 'house' || kind === 'demand';
