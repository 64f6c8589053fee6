import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pointed } from '../../grid/place.ts';
import { ICONS } from '../../parts/icons.tsx';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { useExample } from './answers.ts';
import { chosen } from './chosen.ts';
import { Lesson } from './Lesson.tsx';
import type { Listed } from './tasks.ts';

interface TechniqueProps {
  readonly id: string;
  readonly techniques: readonly Listed[];
}

/** The page of a technique: an example to walk through, what it says, practice. */
export function Technique({ id, techniques }: TechniqueProps): JSX.Element {
  const rank = techniques.findIndex((row) => row.id === id);
  const row = techniques[rank];
  const shown = useExample(id);
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
  const [before, next] = [techniques[rank - 1], techniques[rank + 1]];
  return (
    <article class="page lesson-page">
      <header>
        <a class="up" href={address('learn')}>
          <ICONS.back />
          {t('learn.all')}
        </a>
        <p class="eyebrow">
          {t(`family.${row.family}`)} · {t(`difficulty.${row.level}`)}
        </p>
        <h1>{row.names[language.value]}</h1>
      </header>
      {shown ? <Lesson example={shown.example} technique={row} /> : <p class="wait">{t('play.wait')}</p>}
      {shown && (
        <nav class="others" aria-label={t('learn.others')}>
          {before && <Neighbour technique={before} says={t('learn.easier')} />}
          {next && <Neighbour technique={next} says={t('learn.harder')} />}
        </nav>
      )}
    </article>
  );
}

const Neighbour = ({ technique: { id, names }, says }: { technique: Listed; says: string }): JSX.Element => (
  <a class="neighbour" href={address(`learn/${id}`)}>
    <span class="small">{says}</span>
    <span>{names[language.value]}</span>
  </a>
);
