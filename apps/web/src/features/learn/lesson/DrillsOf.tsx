import type { Mastery } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { dueText } from '../reasons.ts';
import type { Standing } from '../standing.ts';
import { Squares } from './Squares.tsx';

interface DrillsOfProps {
  readonly id: string;
  readonly standing: Standing | undefined;
}

/** The drills of a technique: how many are solved, and the way to the next. */
export const DrillsOf = ({ id, standing }: DrillsOfProps): JSX.Element => (
  <section class="part drills" aria-labelledby="drills">
    <h2 id="drills">{t('learn.drills')}</h2>
    {standing && <Way id={id} state={standing.state} />}
  </section>
);

function Way({ id, state }: { readonly id: string; readonly state: Mastery }): JSX.Element {
  const { done, isMastered, last } = state;
  const begin = last === undefined ? 'learn.drillsBegin' : 'learn.drillsGoOn';
  return (
    <>
      <Squares done={done} isHere />
      <p>{isMastered ? `${t('learn.mastered')}. ${dueText(state)}` : t('learn.drillsSay')}</p>
      <a class="button main" href={address(`learn/${id}/drill`)}>
        {t(isMastered ? 'learn.drillsAgain' : begin)}
      </a>
    </>
  );
}
