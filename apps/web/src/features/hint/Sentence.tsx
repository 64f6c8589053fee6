import type { SentencePart } from '@pencilmark/core/human';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { isPlace, Pointed } from '../../ui/grid/place.ts';
import { heardPart } from './heard.ts';

const MARK = /^[,.:;)、。：；）]+/;

/** A sentence. While somebody points at a place in it, the place has a frame on the board. */
export function Sentence({ parts }: { readonly parts: readonly SentencePart[] }): JSX.Element {
  const pointed = useContext(Pointed);
  const leave = (): void => {
    pointed.value = undefined;
  };
  return (
    <p class="told">
      {parts.map((part, index) => {
        // A comma stays on the line of its word.
        if (!isPlace(part)) {
          const text = isPlace(parts[index - 1]) ? part.text.replace(MARK, '') : part.text;
          return part.kind === 'text' ? text : <b key={index}>{text}</b>;
        }
        const next = parts[index + 1];
        const mark = isPlace(next) ? undefined : MARK.exec(next?.text ?? '')?.[0];
        const point = (): void => {
          pointed.value = part;
        };
        const word = (
          <button
            key={index}
            type="button"
            class="word"
            aria-label={part.kind === 'house' ? undefined : heardPart(part)}
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
