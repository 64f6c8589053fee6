import type { JSX } from 'preact';
import { address } from '../../route.ts';

/** The name of the app, with its sign; it leads home. */
export const Brand = (): JSX.Element => (
  <a class="brand" href={address('today')} aria-label="Pencilmark">
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="paper" d="M1.5 1.5h21v21h-21z" />
      <path class="corner" d="M9 1.5h13.5V15z" />
    </svg>
    <span>Pencilmark</span>
  </a>
);
