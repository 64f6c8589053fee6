import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Change } from '../../archive/bring.ts';
import type { Aside } from '../../storage/aside.ts';
import { putAsideHere } from '../../storage/aside.ts';
import { allAside } from '../../storage/asides.ts';
import { askPersistent, isPersistent, lookPersistent } from '../../storage/persistence.ts';
import { has, locale, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';

/** How something went, in words. */
interface Report {
  readonly text: string;
  readonly isFault?: boolean;
}

/** What this browser keeps: whether for good, all of it as a file and back, what lies aside. */
export function Data(): JSX.Element {
  const aside = useSignal<readonly Aside[]>([]);
  const look = async (): Promise<void> => {
    aside.value = await allAside();
  };
  useEffect(() => void look(), [putAsideHere.value]);
  return (
    <section class="data" aria-labelledby="data">
      <h2 id="data">{t('keeping.title')}</h2>
      <Where />
      <Files look={look} />
      {aside.value.length > 0 && <LyingAside aside={aside.value} />}
    </section>
  );
}

/** Whether the browser keeps everything for good, and a button that requests it. */
function Where(): JSX.Element {
  const report = useSignal<Report | undefined>(undefined);
  useEffect(() => void lookPersistent(), []);
  const isKept = isPersistent.value;
  const ask = async (): Promise<void> => {
    await askPersistent();
    report.value = { text: t(isPersistent.value ? 'keeping.stays' : 'keeping.refused') };
    say(report.value.text);
  };
  return (
    <div class="setting">
      <div class="deed">
        <div>
          <span>{t('keeping.where')}</span>
          <p class="says">
            {t(isKept === undefined ? 'keeping.unknown' : isKept ? 'keeping.persistent' : 'keeping.passing')}
          </p>
        </div>
        {isKept === false && (
          <button type="button" onClick={() => void ask()}>
            {t('keeping.stay')}
          </button>
        )}
      </div>
      {report.value && <Outcome {...report.value} />}
    </div>
  );
}

/** Everything as a file, and back. The code for that is loaded when it is used. */
function Files({ look }: { look(): Promise<void> }): JSX.Element {
  const chooser = useRef<HTMLInputElement>(null);
  const report = useSignal<Report | undefined>(undefined);
  const isBusy = useSignal(false);
  const run = async (deed: () => Promise<Report>): Promise<void> => {
    isBusy.value = true;
    report.value = { text: t('keeping.working') };
    const now = await deed();
    isBusy.value = false;
    report.value = now;
    if (!now.isFault) say(now.text);
    await look();
  };
  return (
    <div class="setting">
      <div class="deed">
        <p class="says" id="export-says">
          {t('keeping.export.says')}
        </p>
        <button
          type="button"
          disabled={isBusy.value}
          aria-describedby="export-says"
          onClick={() => void run(saveEverything)}
        >
          {t('keeping.export')}
        </button>
      </div>
      <div class="deed">
        <p class="says" id="import-says">
          {t('keeping.import.says')}
        </p>
        <button
          type="button"
          disabled={isBusy.value}
          aria-describedby="import-says"
          onClick={() => chooser.current?.click()}
        >
          {t('keeping.import')}
        </button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('keeping.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void run(() => addEverything(file));
          currentTarget.value = '';
        }}
      />
      {report.value && <Outcome {...report.value} />}
    </div>
  );
}

async function saveEverything(): Promise<Report> {
  try {
    const { exportAll } = await import('../../archive/archive.ts');
    return { text: t('keeping.exported', { n: await exportAll() }) };
  } catch {
    return { text: t('keeping.fault.export'), isFault: true };
  }
}

async function addEverything(file: File): Promise<Report> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { text: t('keeping.fault.file'), isFault: true };
  try {
    const { importAll } = await import('../../archive/archive.ts');
    const done = await importAll(text);
    if (done.ok) return { text: changeText(done.value) };
    const { code, line } = done.error;
    return { text: t(`keeping.fault.${code}`, { line }), isFault: true };
  } catch {
    return { text: t('keeping.fault.room'), isFault: true };
  }
}

/** "3 records added; 2 were here already." */
function changeText({ added, changed, known, aside }: Change): string {
  const parts = [
    t('keeping.added', { n: added }),
    changed > 0 && t('keeping.changed', { n: changed }),
    known > 0 && t('keeping.known', { n: known }),
    aside.length > 0 && t('keeping.lies', { n: aside.length }),
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const Outcome = ({ text, isFault }: Report): JSX.Element => (
  <p class="notice" role={isFault ? 'alert' : undefined}>
    {text}
  </p>
);

// More rows show nothing new.
const MOST_ROWS = 50;

/** What could not be read, and a way to take it along. */
function LyingAside({ aside }: { readonly aside: readonly Aside[] }): JSX.Element {
  const save = (): void =>
    void import('../../archive/archive.ts').then(
      ({ exportAside }) => exportAside(),
      () => {}, // offline before it was ever loaded
    );
  return (
    <div class="setting">
      <details>
        <summary>{t('keeping.aside', { n: aside.length })}</summary>
        <p class="says">{t('keeping.aside.says', { n: aside.length })}</p>
        <ul class="says">
          {aside.slice(0, MOST_ROWS).map(({ id, kind, at, reason }) => (
            <li key={id}>
              {t('keeping.aside.row', { what: kindName(kind), when: new Date(at).toLocaleString(locale.value) })}
              {reason && `. ${t('keeping.aside.at', { place: reason.replace(/^\./, '') })}`}
            </li>
          ))}
        </ul>
        <button type="button" onClick={save}>
          {t('keeping.aside.save', { n: aside.length })}
        </button>
      </details>
    </div>
  );
}

function kindName(kind: string): string {
  const name = `keeping.kind.${kind}`;
  return has(name) ? t(name) : t('keeping.kind.other');
}
