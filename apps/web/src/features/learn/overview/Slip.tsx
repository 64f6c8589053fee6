import { type Mastery, NEEDED } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import { useExample } from '../answers.ts';
import { Practice } from '../Practice.tsx';
import { dueText } from '../reasons.ts';
import type { Listed } from '../tasks.ts';
import { Sketch } from './Sketch.tsx';
import { type StageOfLearning, stageOf } from './stage.ts';

interface SlipProps {
  readonly technique: Listed;
  readonly state: Mastery | undefined;
}

/** What the map says about the chosen technique: a drawing, the idea, the progress, the ways on. */
export function Slip({ technique: { id, family, level, names }, state }: SlipProps): JSX.Element {
  const shown = useExample(id);
  const name = names[language.value];
  const idea = shown?.id === id ? shown.example.idea : undefined;
  return (
    <aside class="slip next" aria-labelledby="slip-name">
      <p class="eyebrow">
        {t(`family.${family}`)} · {t(`difficulty.${level}`)}
      </p>
      <h2 id="slip-name">{name}</h2>
      <div class="sketched">{shown && <Sketch example={shown.example} label={t('learn.board')} />}</div>
      <p class="prose">{idea}</p>
      {state?.last !== undefined && <Reached state={state} />}
      <div class="ways-on">
        <WayOn id={id} stage={stageOf(state)} />
        <Practice id={id} name={name} />
      </div>
    </aside>
  );
}

/** To the lesson; to the drills where they are begun or due. */
function WayOn({ id, stage }: { readonly id: string; readonly stage: StageOfLearning }): JSX.Element {
  const isDrill = stage === 'begun' || stage === 'due';
  return (
    <a class="button" href={address(isDrill ? `learn/${id}/drill` : `learn/${id}`)}>
      {t(isDrill ? `mastery.go.${stage}` : 'learn.toLesson')}
    </a>
  );
}

/** How many drills are solved, as bars; then when it is due again, or which grade still lacks. */
function Reached({ state }: { readonly state: Mastery }): JSX.Element {
  const { done, isMastered, lacking, recall } = state;
  const grades = lacking.map((grade) => t(`mastery.grade.${grade}`)).join(', ');
  const says = isMastered ? dueText(state) : grades && t('mastery.lacks', { grades });
  return (
    <div class="reached">
      <p>
        <strong>{t('mastery.found')}</strong>
        <span>{t('mastery.of', { done, needed: NEEDED })}</span>
      </p>
      <div class="bars" aria-hidden="true">
        {Array.from({ length: NEEDED }, (_, index) => (
          <span key={index} class={index < done ? 'done' : undefined} />
        ))}
      </div>
      {says && (
        <p class="small">
          {says} {recall !== undefined && t('mastery.recall', { n: Math.round(recall * 100) })}
        </p>
      )}
    </div>
  );
}
