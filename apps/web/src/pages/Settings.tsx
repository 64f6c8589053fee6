import type { JSX } from 'preact';
import { CONFLICTS, change, ENTRIES, NOTE_PLACES, PALETTES, type Settings, settings, THEMES } from '../settings.ts';
import { type Key, languageNames, t } from '../text/index.ts';

type Choice = 'theme' | 'palette' | 'entry' | 'notePlaces' | 'conflicts';

const CHOICES: readonly { readonly name: Choice; readonly among: readonly string[] }[] = [
  { name: 'theme', among: THEMES },
  { name: 'palette', among: PALETTES },
  { name: 'entry', among: ENTRIES },
  { name: 'notePlaces', among: NOTE_PLACES },
  { name: 'conflicts', among: CONFLICTS },
];

type Switch = 'autoCandidates' | 'autoClean' | 'highlightDigit' | 'highlightPeers' | 'highlightNotes' | 'showTimer';

const SWITCHES: readonly Switch[] = [
  'autoCandidates',
  'autoClean',
  'highlightDigit',
  'highlightPeers',
  'highlightNotes',
  'showTimer',
];

/** What a player chooses once. */
export function SettingsPage(): JSX.Element {
  const now = settings.value;
  return (
    <div class="page">
      <h1>{t('page.settings')}</h1>
      <form class="settings">
        <label>
          {t('settings.language')}
          <select value={now.language} onChange={(event) => change({ language: event.currentTarget.value })}>
            <option value="auto">{t('settings.language.auto')}</option>
            {languageNames.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {CHOICES.map(({ name, among }) => (
          <label key={name}>
            {t(`settings.${name}`)}
            <select
              value={now[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value } as Partial<Settings>)}
            >
              {among.map((one) => (
                <option key={one} value={one}>
                  {t(`settings.${name}.${one}` as Key)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {SWITCHES.map((name) => (
          <label key={name} class="switch">
            <input
              type="checkbox"
              checked={now[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
            {t(`settings.${name}`)}
          </label>
        ))}
      </form>
    </div>
  );
}
