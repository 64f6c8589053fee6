import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { type Compared, hint } from '../hint.ts';
import { followedWalk } from './ask.ts';
import { supposedText } from './words.ts';

/** The cases that were compared, each with its result; each can be walked through. */
export const Cases = ({ compared }: { readonly compared: Compared }): JSX.Element => (
  <ul class="cases" aria-label={t('follow.cases')}>
    {compared.cases.map((followed) => {
      const { suppositions, steps, contradiction } = followed;
      const name = supposedText(suppositions);
      return (
        <li key={name}>
          <button
            type="button"
            disabled={steps.length === 0}
            onClick={() => {
              hint.value = followedWalk(followed, compared.stand, compared);
            }}
          >
            <span>{name}</span>
            <small>{t(contradiction ? 'follow.case.false' : 'follow.case.open', { n: steps.length })}</small>
          </button>
        </li>
      );
    })}
  </ul>
);
