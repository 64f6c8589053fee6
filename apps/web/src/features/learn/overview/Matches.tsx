import type { Mastery } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import type { Listed } from '../tasks.ts';
import { Ring } from './Ring.tsx';
import { stageOf, stageText } from './stage.ts';

interface MatchesProps {
  readonly techniques: readonly Listed[];
  readonly states: ReadonlyMap<string, Mastery> | undefined;
  /** A sentence for a technique, below its name. */
  saysOf?(id: string): string;
}

/** Techniques one below the other; or what to do when there is none. */
export function Matches({ techniques, states, saysOf }: MatchesProps): JSX.Element {
  if (techniques.length === 0) return <p class="none">{t('learn.none')}</p>;
  return (
    <ul class="techniques found">
      {techniques.map(({ id, names, family, level }) => (
        <li key={id}>
          <a href={address(`learn/${id}`)}>
            <Ring state={states?.get(id)} />
            <span class="name">{names[language.value]}</span>
            <span class="level">
              {t(`family.${family}`)} · {t(`difficulty.${level}`)}
            </span>
            <StageLine state={states?.get(id)} says={saysOf?.(id)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What a list says of a state, below the name: a sentence, or the stage once it is begun. */
export function StageLine({
  state,
  says,
}: {
  state: Mastery | undefined;
  says?: string | undefined;
}): JSX.Element | null {
  if (says) return <span class="stands">{says}</span>;
  return stageOf(state) === 'new' ? null : <span class="stands">{stageText(state)}</span>;
}
