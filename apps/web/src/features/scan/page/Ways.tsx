import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { readFile } from '../reading.ts';

interface WaysProps {
  /** Whether nothing was read yet. */
  readonly isFirst: boolean;
  film(): void;
}

/** iPhones turn their own format into one of these. */
const TYPES = 'image/jpeg,image/png,image/webp';

/** The ways to a picture: a file, the camera, what was copied; dropping it works anywhere. */
export function Ways({ isFirst, film }: WaysProps): JSX.Element {
  const isOver = useSignal(false);
  const over =
    (isHeld: boolean) =>
    (event: DragEvent): void => {
      isOver.value = isHeld && event.dataTransfer?.types.includes('Files') === true;
    };
  return (
    <section
      class={`ways${isFirst ? ' first' : ''}${isOver.value ? ' is-over' : ''}`}
      aria-label={t(isFirst ? 'scan.ways' : 'scan.another')}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={over(false)}
    >
      {isFirst && <ICONS.scan />}
      {!isFirst && <h2>{t('scan.another')}</h2>}
      <div class="buttons">
        <label class={isFirst ? 'button main' : 'button'}>
          <ICONS.picture />
          {t('scan.file')}
          <input
            type="file"
            class="spoken"
            accept={TYPES}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void readFile(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <button type="button" onClick={film}>
          <ICONS.scan />
          {t('scan.camera')}
        </button>
        <PasteButton />
      </div>
      {isFirst && <p class="small">{t('scan.dropSays')}</p>}
    </section>
  );
}

/** Takes a picture that was copied elsewhere; a phone has no keys for that. */
function PasteButton(): JSX.Element | null {
  const said = useSignal('');
  if (!navigator.clipboard?.read) return null;
  const paste = async (): Promise<void> => {
    const file = await copiedPicture();
    said.value = file ? '' : t('scan.nothingCopied');
    if (file) await readFile(file);
  };
  return (
    <>
      <button type="button" onClick={() => void paste()}>
        <ICONS.paste />
        {t('scan.paste')}
      </button>
      <span class="says" role="status">
        {said.value}
      </span>
    </>
  );
}

/** The picture that was copied last; nothing where there is none, or it is not allowed. */
async function copiedPicture(): Promise<File | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((type) => type.startsWith('image/'));
      if (type) return new File([await item.getType(type)], '', { type });
    }
  } catch {
    // It was refused.
  }
  return undefined;
}
