import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { Menu } from '../../../ui/parts/Menu.tsx';
import { exportAnswers, importAnswers } from '../../techniques/file.ts';

/** The menu of one's progress: it is taken along as a file, and brought back. */
export function Transfer(): JSX.Element {
  const chooser = useRef<HTMLInputElement>(null);
  const report = useSignal<{ readonly text: string; readonly isFault: boolean } | undefined>(undefined);
  const tell = (text: string, isFault: boolean): void => {
    report.value = { text, isFault };
    if (!isFault) say(text);
  };
  const bring = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => undefined);
    const done = text === undefined ? undefined : await importAnswers(text);
    if (!done) tell(t('mastery.fault.file'), true);
    else if (done.ok) tell(t('mastery.brought', { n: done.value.added, known: done.value.known }), false);
    else tell(t(`mastery.fault.${done.error.code}`, { line: done.error.line, field: done.error.field ?? '' }), true);
  };
  return (
    <>
      <Menu
        label={t('mastery.menu')}
        groups={() => [
          {
            rows: [
              { label: t('mastery.export'), run: () => void exportAnswers() },
              { label: t('mastery.import'), run: () => chooser.current?.click() },
            ],
          },
        ]}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('mastery.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void bring(file);
          currentTarget.value = '';
        }}
      />
      {report.value && (
        <p class="notice brought" role={report.value.isFault ? 'alert' : undefined}>
          {report.value.text}
        </p>
      )}
    </>
  );
}
