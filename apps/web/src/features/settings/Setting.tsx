import { LANGUAGES } from '@pencilmark/core/human/language';
import type { JSX } from 'preact';
import { CHOICES, type Choice as ChoiceName, change, type Settings, settings } from '../../settings.ts';
import { has, type Key, language, t } from '../../text/index.ts';
import { Choice, Segments, Switch } from '../../ui/parts/fields.tsx';
import { chosenLabel } from './sample.ts';

/** Choices of few words: all of them are seen, as those of the theme are. */
const SEGMENTED: readonly (keyof Settings)[] = ['palette', 'entry', 'notePlaces'];

/** Sound and vibration are heard and felt at once when they are chosen. */
const hear = (name: keyof Settings): void =>
  void import('../sound/player.ts').then(
    ({ playOnce }) => playOnce('house', { sound: name === 'sound', vibration: name === 'vibration' }),
    () => {}, // offline before it was ever loaded
  );

const isChoice = (name: keyof Settings): name is ChoiceName => Object.hasOwn(CHOICES, name);

/** One setting: its label, what it is now, and a line about it where the label does not suffice. */
export function Setting({ name }: { readonly name: keyof Settings }): JSX.Element {
  const label = t(`settings.${name}`);
  const words = `settings.${name}.says`;
  const says = has(words) ? t(words, { example: name === 'spoken' ? chosenLabel(settings.value) : '' }) : undefined;
  if (name === 'language') return <Language label={label} />;
  if (!isChoice(name)) {
    const isOn = settings.value[name] as boolean;
    const set = (isNow: boolean): void => {
      change({ [name]: isNow });
      if (isNow && (name === 'sound' || name === 'vibration')) hear(name);
    };
    return <Switch label={label} says={says} name={name} isOn={isOn} set={set} />;
  }
  const choice = {
    label,
    says,
    name,
    value: settings.value[name] as string,
    among: CHOICES[name] as readonly string[],
    called: (value: string) => t(`settings.${name}.${value}` as Key),
    set: (value: string) => change({ [name]: value }),
  };
  if (name === 'theme') return <Segments {...choice} mark={(theme) => <Swatch theme={theme as Settings['theme']} />} />;
  return SEGMENTED.includes(name) ? <Segments {...choice} /> : <Choice {...choice} />;
}

/** The languages, each in its own words. A language that no native speaker has read says so. */
function Language({ label }: { readonly label: string }): JSX.Element {
  const rows = new Map<string, (typeof LANGUAGES)[number]>(LANGUAGES.map((row) => [row.code, row]));
  const called = (code: string): string => {
    const row = rows.get(code);
    if (!row) return t('settings.language.auto');
    return row.isReviewed ? row.name : t('settings.language.unread', { name: row.name });
  };
  return (
    <Choice
      label={label}
      name="language"
      value={rows.has(settings.value.language) ? settings.value.language : 'auto'}
      among={['auto', ...rows.keys()]}
      called={called}
      says={rows.get(language.value)?.isReviewed ? undefined : t('settings.language.unreadSays')}
      set={(code) => change({ language: code })}
    />
  );
}

type Theme = Settings['theme'];

/** A theme in little: its paper, a printed digit and one of the player's. */
const Swatch = ({ theme }: { readonly theme: Theme }): JSX.Element => (
  <span class="swatches" aria-hidden="true">
    {(theme === 'auto' ? (['light', 'dark'] as const) : [theme]).map((shown) => (
      <span key={shown} class="swatch" data-theme={shown} data-scheme={shown === 'light' ? 'light' : 'dark'}>
        <b>1</b>
        <i>2</i>
      </span>
    ))}
  </span>
);
