import type { Outcome } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import { dueText } from '../reasons.ts';
import type { Standing } from '../standing.ts';
import type { Listed } from '../tasks.ts';

interface MomentProps {
  readonly name: string;
  readonly standing: Standing;
  /** How the drill ended; whether the technique was mastered before it. */
  readonly outcome: Outcome;
  readonly wasMastered: boolean;
}

/** What a drill means for its technique: that it is mastered now, and when it is due again. */
export function Moment({ name, standing, outcome, wasMastered }: MomentProps): JSX.Element | null {
  const { state } = standing;
  if (!state.isMastered) return outcome === 'found' ? null : <p class="small">{t('learn.counts')}</p>;
  return (
    <div class="moment">
      {!wasMastered && <h3>{t('learn.mastered')}</h3>}
      <p>
        {!wasMastered && t('learn.masteredSay', { name })}
        {wasMastered && outcome !== 'missed' && t('learn.stillMastered')} {dueText(state)}
      </p>
    </div>
  );
}

interface OnwardProps {
  readonly technique: Listed;
  readonly techniques: readonly Listed[];
  readonly standing: Standing;
  goOn(): void;
}

/** What leads on from a drill: the next drill; or the next technique, and back to the map. */
export function Onward({ technique, techniques, standing, goOn }: OnwardProps): JSX.Element {
  const { state, next } = standing;
  if (!state.isMastered)
    return (
      <div class="verbs">
        <button type="button" class="main" onClick={goOn}>
          {t('learn.drillNext')}
        </button>
      </div>
    );
  const id = next.find((candidate) => candidate.technique !== technique.id)?.technique;
  const follower = techniques.find((listed) => listed.id === id);
  return (
    <div class="verbs">
      {follower && (
        <a class="button main" href={address(`learn/${follower.id}`)}>
          {t('learn.nextTechnique', { name: follower.names[language.value] })}
        </a>
      )}
      <a class="button" href={address('learn')}>
        {t('learn.toMap')}
      </a>
      <button type="button" class="quiet" onClick={goOn}>
        {t('learn.drillsAgain')}
      </button>
    </div>
  );
}
