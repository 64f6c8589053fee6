import type { Outcome } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { dueText, type Standing } from './standing.ts';
import type { Listed } from './tasks.ts';

interface OnwardProps {
  readonly technique: Listed;
  readonly techniques: readonly Listed[];
  readonly standing: Standing;
  /** How the drill ended; whether the technique was mastered before it. */
  readonly outcome: Outcome;
  readonly wasMastered: boolean;
  goOn(): void;
}

/** What leads on from a drill: the next one; or what is mastered now, and when it is due again. */
export function Onward(props: OnwardProps): JSX.Element {
  const { standing, outcome, goOn } = props;
  if (standing.state.isMastered) return <Mastered {...props} />;
  return (
    <>
      {outcome !== 'found' && <p class="small">{t('learn.counts')}</p>}
      <div class="verbs">
        <button type="button" class="main" onClick={goOn}>
          {t('learn.drillNext')}
        </button>
      </div>
    </>
  );
}

function Mastered({ technique, techniques, standing, outcome, wasMastered, goOn }: OnwardProps): JSX.Element {
  const { due } = standing.state;
  const next = standing.next.find((one) => one.technique !== technique.id)?.technique;
  const follower = techniques.find(({ id }) => id === next);
  const name = technique.names[language.value];
  return (
    <div class="mastered">
      {!wasMastered && <h3>{t('learn.mastered')}</h3>}
      {!wasMastered && <p>{t('learn.masteredSay', { name })}</p>}
      {wasMastered && outcome !== 'missed' && <p>{t('learn.stillMastered')}</p>}
      {due !== undefined && <p>{dueText(due)}</p>}
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
    </div>
  );
}
