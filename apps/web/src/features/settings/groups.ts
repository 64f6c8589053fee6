import type { Settings } from '../../settings.ts';

export const GROUPS = ['look', 'board', 'help', 'device'] as const;
type Group = (typeof GROUPS)[number];

/** Where each setting stands, in this order; a setting without a place here does not compile. */
const GROUP_OF = {
  theme: 'look',
  palette: 'look',
  language: 'look',
  entry: 'board',
  highlightPeers: 'board',
  highlightDigit: 'board',
  highlightNotes: 'board',
  notePlaces: 'board',
  showTimer: 'board',
  conflicts: 'help',
  hintStart: 'help',
  profile: 'help',
  autoCandidates: 'help',
  autoClean: 'help',
  sound: 'device',
  vibration: 'device',
  hintSound: 'device',
  spoken: 'device',
  told: 'device',
} as const satisfies Record<keyof Settings, Group>;

/** The settings of a group. */
export const settingsOf = (group: Group): (keyof Settings)[] =>
  (Object.keys(GROUP_OF) as (keyof Settings)[]).filter((name) => GROUP_OF[name] === group);
