import type { JSX } from 'preact';
import { type Key, t } from '../../../text/index.ts';

// From our generator.
const LINE = '.5..38927.2.....1....5...8.7.562.1.82.......68.1.594.2.1...7....7.....6.58916..7.';
const EXAMPLES: readonly (readonly [Key, string])[] = [
  ['import.example.line', LINE],
  ['import.example.rows', LINE.match(/.{9}/g)!.join('\n')],
  ['import.example.page', `<p>Today’s puzzle: <b>${LINE}</b></p>`],
];

interface Props {
  show(text: string): void;
}

/** What is shown before anything is read: examples of what can be pasted. */
export const Examples = ({ show }: Props): JSX.Element => (
  <section class="examples" aria-labelledby="examples">
    <h2 id="examples">{t('import.examples')}</h2>
    <ul>
      {EXAMPLES.map(([name, example]) => (
        <li key={name}>
          <button type="button" class="quiet" onClick={() => show(example)}>
            {t(name)}
            <code aria-hidden="true">{example.replaceAll('\n', ' ')}</code>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
