import type { JSX } from 'preact';
import { pointed } from './shown.ts';
import type { Part } from './words.ts';

/** A sentence whose words for places frame them on the board while somebody points at them. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }): JSX.Element {
  const leave = (): void => {
    pointed.value = undefined;
  };
  return (
    <p class="told">
      {parts.map((part, index) => {
        if (typeof part === 'string') return part;
        const point = (): void => {
          pointed.value = part;
        };
        return (
          <button
            key={index}
            type="button"
            class="word"
            onMouseEnter={point}
            onMouseLeave={leave}
            onFocus={point}
            onBlur={leave}
            onClick={point}
          >
            {part.text}
          </button>
        );
      })}
    </p>
  );
}
