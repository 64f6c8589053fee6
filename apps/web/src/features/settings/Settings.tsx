import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { areUsual, change, DEFAULTS, type Settings, settings } from '../../settings.ts';
import { offerRemarks } from '../../table/remarks.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { MePages } from '../../ui/parts/MePages.tsx';
import { Data } from './Data.tsx';
import { GROUPS, settingsOf } from './groups.ts';
import { Sample } from './Sample.tsx';
import { Setting } from './Setting.tsx';
import './settings.css';

/** What a player chooses once, in groups, beside a board that shows it at once. */
export function SettingsPage(): JSX.Element {
  return (
    <div class="page settings-page">
      <MePages />
      <h1>{t('page.settings')}</h1>
      <Sample />
      <form class="groups">
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(`settings.group.${group}`)}</h2>
            {settingsOf(group).map((name) => (
              <div class="setting" key={name}>
                <Setting name={name} />
              </div>
            ))}
            {group === 'help' && <Tips />}
          </section>
        ))}
        <Reset />
        <Data />
      </form>
      <p>
        <a href="./THIRD-PARTY-NOTICES.txt">{t('settings.notices')}</a>
      </p>
    </div>
  );
}

/** The tips of the first games come again. */
function Tips(): JSX.Element {
  const areOffered = useSignal(false);
  const offer = (): void => {
    offerRemarks();
    areOffered.value = true;
    say(t('settings.tips.offered'));
  };
  return (
    <div class="setting tips">
      <span>{t('settings.tips')}</span>
      <button type="button" disabled={areOffered.value} onClick={offer}>
        {t(areOffered.value ? 'settings.tips.offered' : 'settings.tips.again')}
      </button>
    </div>
  );
}

/** Back to the defaults, and back again: one press must not cost an evening of choosing. */
function Reset(): JSX.Element {
  const before = useSignal<Settings | undefined>(undefined);
  const isBack = before.value !== undefined && areUsual(settings.value);
  const press = (): void => {
    const own = isBack ? before.value : undefined;
    before.value = own ? undefined : settings.value;
    change(own ?? DEFAULTS);
    say(t(own ? 'settings.ownAgain' : 'settings.areUsual'));
  };
  return (
    <p class="reset">
      <button type="button" class="quiet" disabled={!isBack && areUsual(settings.value)} onClick={press}>
        {t(isBack ? 'settings.own' : 'settings.reset')}
      </button>
    </p>
  );
}
