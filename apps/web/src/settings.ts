import { effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const PALETTES = ['usual', 'safe'] as const;
export const CONFLICTS = ['off', 'conflicts', 'solution'] as const;
export const NOTE_PLACES = ['fixed', 'ordered'] as const;
export const ENTRIES = ['cell', 'digit'] as const;

/** What a player chooses once; kept on this device. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** `safe`: colours that people with any colour vision tell apart. */
  readonly palette: (typeof PALETTES)[number];
  /** 'auto', or the code of a language. */
  readonly language: string;
  /** What comes first: the cell, or the digit. */
  readonly entry: (typeof ENTRIES)[number];
  readonly notePlaces: (typeof NOTE_PLACES)[number];
  /** Candidates are shown without being written. */
  readonly autoCandidates: boolean;
  /** A placed digit leaves the notes of its peers. */
  readonly autoClean: boolean;
  readonly conflicts: (typeof CONFLICTS)[number];
  readonly highlightDigit: boolean;
  readonly highlightPeers: boolean;
  readonly highlightNotes: boolean;
  readonly showTimer: boolean;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  palette: 'usual',
  language: 'auto',
  entry: 'cell',
  notePlaces: 'fixed',
  autoCandidates: false,
  autoClean: true,
  conflicts: 'conflicts',
  highlightDigit: true,
  highlightPeers: true,
  highlightNotes: true,
  showTimer: true,
};

const KEY = 'pencilmark.settings';

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {}; // storage is switched off, or somebody wrote into it
  }
}

export const settings = signal<Settings>({ ...DEFAULTS, ...stored() });

/** Changes some settings, and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

// The style sheets look at the root element.
effect(() => {
  const { theme, palette } = settings.value;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.palette = palette;
});
