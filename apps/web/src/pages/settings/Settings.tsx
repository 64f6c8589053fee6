import type { JSX } from 'preact';
import { Choice, Switch } from '../../parts/fields.tsx';
import { CHOICES, change, type Choice as Name, type Settings, settings } from '../../settings.ts';
import { type Key, languageNames, t } from '../../text/index.ts';

type SwitchName = 'autoCandidates' | 'autoClean' | 'highlightDigit' | 'highlightPeers' | 'highlightNotes' | 'showTimer';

const SWITCHES: readonly SwitchName[] = [
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
        {(Object.keys(CHOICES) as Name[]).map((name) => (
          <Choice
            key={name}
            label={t(`settings.${name}`)}
            value={now[name]}
            among={CHOICES[name] as readonly Settings[Name][]}
            called={(one) => t(`settings.${name}.${one}` as Key)}
            set={(one) => change({ [name]: one })}
          />
        ))}
        {SWITCHES.map((name) => (
          <Switch key={name} label={t(`settings.${name}`)} isOn={now[name]} set={(isOn) => change({ [name]: isOn })} />
        ))}
      </form>
    </div>
  );
}
