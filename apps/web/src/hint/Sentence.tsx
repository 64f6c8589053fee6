import type { JSX } from 'preact';
import { pointed } from './overlay.ts';
import type { Part } from './words.ts';

const MARK = /^[,.:;)]+/;

/** A sentence whose words for places frame them on the board while somebody points at them. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }): JSX.Element {
  const leave = (): void => {
    pointed.value = undefined;
  };
  return (
    <p class="told">
      {parts.map((part, index) => {
        // A comma stays on the line of its word.
        if (typeof part === 'string') return typeof parts[index - 1] === 'object' ? part.replace(MARK, '') : part;
        const next = parts[index + 1];
        const mark = typeof next === 'string' ? MARK.exec(next)?.[0] : undefined;
        const point = (): void => {
          pointed.value = part;
        };
        const word = (
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
        return mark ? (
          <span key={index} class="marked">
            {word}
            {mark}
          </span>
        ) : (
          word
        );
      })}
    </p>
  );
}
