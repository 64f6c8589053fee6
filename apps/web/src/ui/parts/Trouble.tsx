import type { JSX } from 'preact';

/** Says what stood in the way, if anything did. */
export const Trouble = ({ text }: { readonly text: string }): JSX.Element | null =>
  text ? (
    <p class="slip proof" role="alert">
      {text}
    </p>
  ) : null;
