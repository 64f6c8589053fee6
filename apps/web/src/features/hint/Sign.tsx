import { drawSign, type SignName } from '@pencilmark/board';
import type { JSX } from 'preact';
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
