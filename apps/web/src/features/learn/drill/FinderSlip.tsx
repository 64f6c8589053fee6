import type { Geometry } from '@pencilmark/core/geometry/plain';
import type { ProofPart } from '@pencilmark/core/human';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { Sentence } from '../../hint/Sentence.tsx';
import { telling } from '../../hint/telling.ts';
import { Unfolded } from '../../hint/Unfolded.tsx';
import { useMedia } from '../answers.ts';
import type { Finding } from './finding.ts';
import type { Search } from './search.ts';
import { wordText } from './words.ts';

interface FinderSlipProps {
  readonly search: Search;
  readonly name: string;
  readonly above: string;
  readonly geometry: Geometry;
  /** The part of a proof that is drawn alone. */
  readonly opened: Signal<ProofPart | undefined>;
  /** What is said besides the outcome. */
  readonly moment: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Beside the board: the task and the answer to a touch; then the step, and what leads on. */
export function FinderSlip(props: FinderSlipProps): JSX.Element {
  const { search, name, above, geometry, opened, moment, children } = props;
  const { finding, help, giveUp } = search;
  const { end } = finding;
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (end) slip.current?.querySelector<HTMLElement>('.verbs :is(a, button)')?.focus({ preventScroll: true });
  }, [end]);
  return (
    <div class={`slip search ${end?.outcome === 'missed' ? 'plain' : ''}`} ref={slip}>
      <p class="eyebrow">{above}</p>
      {end ? (
        <Ended end={end} opened={opened} moment={moment} />
      ) : (
        <>
          <Task finding={finding} name={name} geometry={geometry} />
          <div class="verbs">
            {finding.help !== 'technique' && (
              <button type="button" onClick={help}>
                {t(finding.help === 'none' ? 'learn.help.where' : 'learn.help.technique')}
              </button>
            )}
            <button type="button" class="quiet" onClick={giveUp}>
              {t('learn.giveUp')}
            </button>
          </div>
        </>
      )}
      {children}
    </div>
  );
}

interface TaskProps {
  readonly finding: Finding;
  readonly name: string;
  readonly geometry: Geometry;
}

/** The task, how to point, what help says, and the word about the last touch. */
function Task({ finding: { posed, help, word }, name, geometry }: TaskProps): JSX.Element {
  const isFinger = useMedia('(pointer: coarse)');
  const isPlacing = posed.explained.step.placements.length > 0;
  const words = telling(posed.explained);
  return (
    <>
      <p class="asked">{t(isPlacing ? 'learn.find.place' : 'learn.find.strike', { name })}</p>
      {word ? (
        <p class={`word-said ${word.reply.kind === 'neither' ? 'no' : 'yes'}`}>{wordText(word, geometry)}</p>
      ) : (
        <p class="small">{t(isFinger ? 'learn.touch.finger' : 'learn.touch.mouse')}</p>
      )}
      {help === 'where' && <Sentence parts={words.where} />}
      {help === 'technique' && <p class="asked">{t('learn.patternShown')}</p>}
    </>
  );
}

interface EndedProps extends Pick<FinderSlipProps, 'opened' | 'moment'> {
  readonly end: NonNullable<Finding['end']>;
}

/** How it ended, and the step in words. */
function Ended({ end, opened, moment }: EndedProps): JSX.Element {
  const words = telling(end.explained);
  return (
    <>
      <h2>{t(`learn.outcome.${end.outcome}`)}</h2>
      {moment}
      <Sentence parts={words.full} />
      <Unfolded
        parts={words.parts}
        show={(part) => {
          opened.value = part;
        }}
      />
    </>
  );
}
