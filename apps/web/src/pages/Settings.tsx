import type { JSX } from 'preact';
import { CHOICES, type Choice, change, type Settings, settings } from '../settings.ts';
import { type Key, languageNames, t } from '../text/index.ts';

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
        {(Object.keys(CHOICES) as Choice[]).map((name) => (
          <label key={name}>
            {t(`settings.${name}`)}
            <select
              value={now[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value } as Partial<Settings>)}
            >
              {CHOICES[name].map((one) => (
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
