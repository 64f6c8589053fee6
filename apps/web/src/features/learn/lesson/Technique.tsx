import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { address, route } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import { pointed } from '../../../ui/grid/place.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { useExample } from '../answers.ts';
import { chosen } from '../chosen.ts';
import { DrillRun } from '../drill/DrillRun.tsx';
import { type Standing, useStanding } from '../standing.ts';
import type { Listed } from '../tasks.ts';
import { Lesson } from './Lesson.tsx';
import { Squares } from './Squares.tsx';
import '../lesson.css';

interface TechniqueProps {
  readonly id: string;
  readonly techniques: readonly Listed[];
}

/** The page of a technique: its lesson, or its drills alone. What is due begins with a drill. */
export function Technique({ id, techniques }: TechniqueProps): JSX.Element {
  const row = techniques.find((listed) => listed.id === id);
  const standing = useStanding(id);
  const isDrill = route.value.rest[1] === 'drill';
  // A drill that came because the technique was due stays once it is answered.
  const isDue = useRef(false);
  isDue.current ||= standing?.state.isDue === true;
  useEffect(() => {
    if (row) chosen.value = id;
    return () => {
      pointed.value = undefined;
    };
  }, [id]);
  if (!row)
    return (
      <div class="page">
        <h1>{t('page.learn')}</h1>
        <p>{t('learn.unknown')}</p>
        <a href={address('learn')}>{t('learn.all')}</a>
      </div>
    );
  return (
    <article class="page lesson-page">
      {isDrill ? <DrillHeader technique={row} standing={standing} /> : <Header technique={row} />}
      {isDrill && !standing && <p class="wait">{t('play.wait')}</p>}
      {standing && (isDrill || isDue.current) && (
        <section class="part" aria-label={t(isDrill ? 'learn.drills' : 'learn.drillDue')}>
          {!isDrill && <p>{t('learn.drillDueSay')}</p>}
          <DrillRun technique={row} techniques={techniques} standing={standing} />
        </section>
      )}
      {!isDrill && <WholeLesson id={id} techniques={techniques} standing={standing} />}
    </article>
  );
}

const Header = ({ technique: { family, level, names } }: { readonly technique: Listed }): JSX.Element => (
  <header>
    <a class="up" href={address('learn')}>
      <ICONS.back />
      {t('learn.all')}
    </a>
    <p class="eyebrow">
      {t(`family.${family}`)} · {t(`difficulty.${level}`)}
    </p>
    <h1>{names[language.value]}</h1>
  </header>
);

interface DrillHeaderProps {
  readonly technique: Listed;
  readonly standing: Standing | undefined;
}

/** One line, so that board and words fit on a phone. */
const DrillHeader = ({ technique: { id, names }, standing }: DrillHeaderProps): JSX.Element => (
  <header class="of-drills">
    <a
      class="icon-button button"
      href={address(`learn/${id}`)}
      aria-label={t('learn.toLesson')}
      title={t('learn.toLesson')}
    >
      <ICONS.back />
    </a>
    <h1 title={names[language.value]}>{names[language.value]}</h1>
    {standing && <Squares done={standing.state.done} isHere />}
  </header>
);

interface WholeLessonProps extends TechniqueProps {
  readonly standing: Standing | undefined;
}

/** The lesson once its example is there, and the ways to the techniques beside it. */
function WholeLesson({ id, techniques, standing }: WholeLessonProps): JSX.Element {
  const shown = useExample(id);
  const rank = techniques.findIndex((listed) => listed.id === id);
  const [before, row, next] = [techniques[rank - 1], techniques[rank]!, techniques[rank + 1]];
  if (!shown) return <p class="wait">{t('play.wait')}</p>;
  return (
    <>
      <Lesson example={shown.example} technique={row} standing={standing} />
      <nav class="others" aria-label={t('learn.others')}>
        {before && <Neighbour technique={before} says={t('learn.easier')} />}
        {next && <Neighbour technique={next} says={t('learn.harder')} />}
      </nav>
    </>
  );
}

const Neighbour = ({ technique: { id, names }, says }: { technique: Listed; says: string }): JSX.Element => (
  <a class="neighbour" href={address(`learn/${id}`)}>
    <span class="small">{says}</span>
    <span>{names[language.value]}</span>
  </a>
);
