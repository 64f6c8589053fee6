import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Strip } from '../../ui/pad/Strip.tsx';
import { pasted, putAway } from './paste.ts';

/** Says what came of a text that was pasted. */
export function Pasted(): JSX.Element | null {
  if (!pasted.value) return null;
  const { what, said } = pasted.value;
  return (
    <Strip close={putAway}>
      {said} {what === 'none' && <a href={address('import')}>{t('paste.why')}</a>}
    </Strip>
  );
}
