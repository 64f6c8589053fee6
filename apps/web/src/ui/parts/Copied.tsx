import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Key, t } from '../../text/index.ts';
import { say } from './announcement.ts';
import { copy as copyText } from './clipboard.ts';

interface CopyProps {
  readonly label: string;
  /** The word about a copy goes when the copy is outdated. */
  readonly of: string;
  readonly isMain?: boolean;
  readonly otherwise: Key;
  /** Copies, and says whether that was allowed. */
  run(): Promise<boolean>;
}

/** A button that copies, and says beside it whether it did. */
export function Copy({ label, of, isMain = false, otherwise, run }: CopyProps): JSX.Element {
  const done = useSignal('');
  useEffect(() => {
    done.value = '';
  }, [of]);
  const onCopy = async (): Promise<void> => {
    done.value = t((await run()) ? 'share.copied' : otherwise);
    say(done.value);
  };
  return (
    <>
      <button type="button" class={isMain ? 'main' : undefined} onClick={() => void onCopy()}>
        {label}
      </button>
      {done.value && <span class="says">{done.value}</span>}
    </>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly copy: string;
  readonly text: string;
  readonly rows: number;
  readonly isMain?: boolean;
}

/** A text that can be copied. */
export const Copied = ({ label, copy, text, rows, isMain = false }: CopiedProps): JSX.Element => (
  <>
    <textarea aria-label={label} readOnly rows={rows} value={text} onFocus={(event) => event.currentTarget.select()} />
    <div class="buttons">
      <Copy label={copy} of={text} isMain={isMain} otherwise="share.notCopied" run={() => copyText(text)} />
    </div>
  </>
);
