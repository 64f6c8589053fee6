import type { About } from '@pencilmark/core/format';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { aboutDraft, writtenRules } from '../about.ts';
import type { Draft } from '../draft.ts';
import { draft, put } from '../table.ts';

/** The title, the author and the rules, which go on with the puzzle; rules write themselves. */
export function AboutFields(): JSX.Element {
  const { about = {} } = draft.value;
  const written = writtenRules(draft.value);
  // What is typed into a field is one step of the way back.
  const last = useRef<Draft | undefined>(undefined);
  const set = (key: keyof About, text: string): void => {
    put(aboutDraft(draft.value, { [key]: text }), last.current === draft.value);
    last.current = draft.value;
  };
  const leave = (): void => {
    last.current = undefined;
  };
  return (
    <details class="about-fields" open={about.title !== undefined || about.author !== undefined}>
      <summary>{t('create.about')}</summary>
      {(['title', 'author'] as const).map((key) => (
        <label key={key} class="field">
          {t(`create.about.${key}`)}
          <input
            value={about[key] ?? ''}
            onInput={({ currentTarget }) => set(key, currentTarget.value)}
            onBlur={leave}
          />
        </label>
      ))}
      <label class="field">
        {t('create.about.rules')}
        <textarea
          rows={5}
          value={about.rules ?? written}
          onInput={({ currentTarget }) => set('rules', currentTarget.value)}
          onBlur={leave}
        />
      </label>
      {about.rules !== undefined && about.rules !== written && (
        <button type="button" class="quiet" onClick={() => put(aboutDraft(draft.value, { rules: undefined }))}>
          {t('create.about.anew')}
        </button>
      )}
    </details>
  );
}
