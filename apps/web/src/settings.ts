import { PROFILE_NAMES, type ProfileName } from '@pencilmark/core/rate/profile-name';
import { effect, type Signal, signal } from '@preact/signals';
import { kept, slot } from './storage/local.ts';
import { isRecord, time } from './storage/shape.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const PALETTES = ['usual', 'safe'] as const;
export const CONFLICTS = ['off', 'conflicts', 'solution'] as const;
export const NOTE_PLACES = ['fixed', 'ordered'] as const;
/** What is said of a cell: what stands in it; its row and column too; its box as well. */
export const SPOKEN = ['value', 'place', 'all'] as const;
/** How much the keys tell that tell a board. */
export const TOLD = ['short', 'normal', 'long'] as const;
/** How much of a step is shown: where to look, which technique, all of it. */
export const HINT_STAGES = ['where', 'technique', 'full'] as const;
export const ENTRIES = ['cell', 'digit'] as const;

/** What a player chooses once; kept on this device. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** `safe`: colours that people with any colour vision can distinguish. */
  readonly palette: (typeof PALETTES)[number];
  /** 'auto', or the code of a language. */
  readonly language: string;
  /** What comes first: the cell, or the digit. */
  readonly entry: (typeof ENTRIES)[number];
  /** How much a screen reader says of a cell. */
  readonly spoken: (typeof SPOKEN)[number];
  readonly told: (typeof TOLD)[number];
  readonly notePlaces: (typeof NOTE_PLACES)[number];
  /** Candidates are shown without being written. */
  readonly autoCandidates: boolean;
  /** A placed digit is taken out of the notes of its peers. */
  readonly autoClean: boolean;
  readonly conflicts: (typeof CONFLICTS)[number];
  /** Whose order of techniques hints follow. */
  readonly profile: ProfileName;
  /** With what a hint begins; the rest follows step by step. */
  readonly hintStart: (typeof HINT_STAGES)[number];
  readonly highlightDigit: boolean;
  readonly highlightPeers: boolean;
  readonly highlightNotes: boolean;
  readonly showTimer: boolean;
  /** What is heard and felt in play: nothing, until somebody wants it. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The cells of a hint as tones. */
  readonly hintSound: boolean;
}

/** What holds until somebody chooses. */
export const DEFAULTS: Settings = {
  theme: 'auto',
  palette: 'usual',
  language: 'auto',
  entry: 'cell',
  spoken: 'place',
  told: 'normal',
  notePlaces: 'fixed',
  autoCandidates: false,
  autoClean: true,
  conflicts: 'conflicts',
  profile: 'own',
  hintStart: 'where',
  highlightDigit: true,
  highlightPeers: true,
  highlightNotes: true,
  showTimer: true,
  sound: false,
  vibration: false,
  hintSound: false,
};

/** What each choice is among. */
export const CHOICES = {
  theme: THEMES,
  palette: PALETTES,
  entry: ENTRIES,
  spoken: SPOKEN,
  told: TOLD,
  notePlaces: NOTE_PLACES,
  conflicts: CONFLICTS,
  profile: PROFILE_NAMES,
  hintStart: HINT_STAGES,
} as const;
export type Choice = keyof typeof CHOICES;

/**
 * Settings as they are kept; `touched` is when somebody changed them last, in milliseconds of the
 * epoch.
 */
type KeptSettings = Settings & { readonly touched: number };

/**
 * What is kept of the settings. Where another version, or somebody else, wrote what makes no sense
 * here, what is usual holds.
 */
export const SETTINGS = slot<KeptSettings>('settings', (raw) => {
  if (!isRecord(raw)) return { fault: '' };
  const fits = (name: string, value: unknown): boolean =>
    typeof raw[name] === typeof value &&
    (name !== 'touched' || time(raw[name]) === undefined) &&
    (!Object.hasOwn(CHOICES, name) || (CHOICES[name as Choice] as readonly unknown[]).includes(raw[name]));
  const rows = Object.entries({ ...DEFAULTS, touched: 0 });
  const value = Object.fromEntries(
    rows.map(([name, usual]) => [name, fits(name, usual) ? raw[name] : usual]),
  ) as unknown as KeptSettings;
  const misfit = rows.find(([name, usual]) => Object.hasOwn(raw, name) && !fits(name, usual));
  return misfit ? { value, fault: `.${misfit[0]}` } : { value };
});

export const settings: Signal<Settings> = kept(SETTINGS, DEFAULTS);

/** Whether a player has chosen anything on this device. */
export const areSettingsKept = (): boolean => SETTINGS.text() !== null;

/** Changes some settings, and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  SETTINGS.keep({ ...settings.value, touched: Date.now() });
}

/** Whether nothing differs from what holds until somebody chooses. */
export const areUsual = (some: Settings): boolean =>
  (Object.keys(DEFAULTS) as (keyof Settings)[]).every((name) => some[name] === DEFAULTS[name]);

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = signal(systemDark.matches);
systemDark.addEventListener('change', ({ matches }) => {
  isSystemDark.value = matches;
});

// The style sheets look at the root element.
effect(() => {
  const { theme, palette } = settings.value;
  const isLight = theme === 'light' || (theme === 'auto' && !isSystemDark.value);
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.scheme = isLight ? 'light' : 'dark';
  document.documentElement.dataset.palette = palette;
  // The frame that the browser draws follows too: the first colour is for light, the second for
  // dark.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    meta.media = (index === 0) === isLight ? 'all' : 'not all';
  });
});
