import type { About } from '@pencilmark/core/format';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';

interface Props {
  readonly about: About | undefined;
  /** Whether the title already stands elsewhere on the page. */
  readonly isTitleShown?: boolean;
}

/** What the author of a puzzle wrote about it: title, name, rules. */
export function AboutPuzzle({ about = {}, isTitleShown = false }: Props): JSX.Element | null {
  const { author, rules } = about;
  const title = isTitleShown ? undefined : about.title;
  if (!title && !author && !rules) return null;
  return (
    <section class="about" aria-label={t('about.label')}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {author && <p>{t('about.author', { author })}</p>}
      {rules && (
        <details open>
          <summary>{t('about.rules')}</summary>
          <p class="written">{rules}</p>
        </details>
      )}
    </section>
  );
}
