import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import type { Listed } from './tasks.ts';

/** What was found, the likeliest first; or what to do when there is nothing. */
export function Found({ techniques }: { readonly techniques: readonly Listed[] }): JSX.Element {
  if (techniques.length === 0) return <p class="none">{t('learn.none')}</p>;
  return (
    <ul class="techniques found">
      {techniques.map(({ id, names, family, level }) => (
        <li key={id}>
          <a href={address(`learn/${id}`)}>
            <span class="name">{names[language.value]}</span>
            <span class="level">
              {t(`family.${family}`)} · {t(`difficulty.${level}`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
