import { drawSign, type SignName } from '@pencilmark/board';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { elementsOf } from '../../ui/grid/shapes.ts';
import './hint.css';

/** A sign of drawings, as small as a letter. */
export function Sign({ name }: { readonly name: SignName }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {elementsOf(drawSign(name))}
    </svg>
  );
}

/** Signs that a legend explains; what else is drawn, the sentence says. */
const TOLD = ['strong', 'weak', 'proven', 'fin', 'blocks', 'cover', 'goes'] as const satisfies readonly SignName[];

/** What the signs of a drawing mean: of those that it has. */
export function Legend({ signs }: { readonly signs: readonly SignName[] }): JSX.Element | null {
  const there = TOLD.filter((name) => signs.includes(name));
  if (there.length === 0) return null;
  return (
    <ul class="legend">
      {there.map((name) => (
        <li key={name}>
          <Sign name={name} />
          {t(`legend.${name}`)}
        </li>
      ))}
    </ul>
  );
}
