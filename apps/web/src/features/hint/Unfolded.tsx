import type { ProofPart } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { heardText } from './heard.ts';
import { Sentence } from './Sentence.tsx';

interface UnfoldedProps {
  readonly parts: readonly ProofPart[];
  /** Called with the part that shall be drawn alone; with nothing for the whole step. */
  show(part?: ProofPart): void;
}

/** A long proof to read part by part: branches that open, with lemmas in them; consequences. */
export function Unfolded({ parts, show }: UnfoldedProps): JSX.Element | null {
  const [first] = parts;
  if (!first) return null;
  const title = t(first.kind === 'consequence' ? 'proof.consequences' : 'proof.parts');
  return (
    <section class="unfolded" aria-label={title}>
      <p class="eyebrow">{title}</p>
      <Parts parts={parts} show={show} />
    </section>
  );
}

/** Headings, of which at most one is open. `above` is drawn when none is. */
function Parts({ parts, show, above }: UnfoldedProps & { readonly above?: ProofPart }): JSX.Element {
  const open = useSignal(-1);
  const turn = (index: number): void => {
    open.value = open.value === index ? -1 : index;
    show(parts[open.value] ?? above);
  };
  return (
    <ul>
      {parts.map((part, index) => (
        <li key={index} class={part.kind}>
          <button
            type="button"
            aria-label={heardText(part.title)}
            aria-expanded={open.value === index}
            onClick={() => turn(index)}
          >
            {part.title.map(({ text }) => text).join('')}
          </button>
          {open.value === index && (
            <>
              {part.says.length > 0 && <Sentence parts={part.says} />}
              {part.parts.length > 0 && <Parts parts={part.parts} show={show} above={part} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
