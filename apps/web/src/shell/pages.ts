import type { ComponentType } from 'preact';
import { Play } from '../features/play/Play.tsx';
import { Today } from '../features/today/Today.tsx';
import { loadKinds } from '../puzzles/boards.ts';
import type { Key } from '../text/index.ts';
import type { Part } from '../text/texts.ts';
import type { PlaceName } from './places.ts';

/** A page of the app: where it lies, its title, the place it belongs to, how its code comes. */
export interface Page {
  readonly path: string;
  readonly title: Key;
  readonly place: PlaceName;
  /** Whether its board and pad fill the window, so that the menu makes room for them. */
  readonly isTable?: boolean;
  /** The parts of the texts that it shows, besides those of the first load. */
  readonly texts?: readonly Part[];
  load(): Promise<ComponentType>;
}

/** Every page. The first is shown at the start; it and Play come with the first load. */
export const PAGES: readonly Page[] = [
  {
    path: 'today',
    title: 'page.today',
    place: 'today',
    load: async () => Today,
  },
  {
    path: 'play',
    title: 'page.play',
    place: 'play',
    isTable: true,
    load: async () => Play,
  },
  {
    path: 'new',
    title: 'page.new',
    place: 'play',
    texts: ['making'],
    load: async () => (await import('../features/new/New.tsx')).New,
  },
  {
    path: 'together',
    title: 'page.together',
    place: 'play',
    texts: ['making', 'match', 'ghost', 'arena'],
    load: async () => (await import('../features/together/Together.tsx')).Together,
  },
  {
    path: 'match',
    title: 'page.match',
    place: 'play',
    texts: ['match', 'share', 'ghost'],
    isTable: true,
    load: async () => (await import('../features/match/page/Match.tsx')).Match,
  },
  {
    path: 'replay',
    title: 'page.replay',
    place: 'play',
    texts: ['match', 'playback', 'hint', 'ghost'],
    load: async () => (await import('../features/replay/Replay.tsx')).Replay,
  },
  {
    path: 'review',
    title: 'page.review',
    place: 'me',
    texts: ['review', 'playback', 'hint', 'share', 'ghost'],
    load: async () => (await import('../features/review/page/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: 'account',
    title: 'page.account',
    place: 'me',
    texts: ['match', 'me', 'ghost'],
    load: async () => (await import('../features/account/AccountPage.tsx')).AccountPage,
  },
  {
    path: 'me',
    title: 'page.me',
    place: 'me',
    texts: ['me', 'review'],
    load: async () => (await import('../features/me/Me.tsx')).Me,
  },
  {
    path: 'games',
    title: 'page.games',
    place: 'me',
    texts: ['me', 'ghost', 'review'],
    load: async () => (await import('../features/games/Games.tsx')).Games,
  },
  {
    path: 'workshop',
    title: 'page.workshop',
    place: 'workshop',
    texts: ['workshop'],
    load: async () => (await import('../features/workshop/Workshop.tsx')).Workshop,
  },
  {
    path: 'watch',
    title: 'page.watch',
    place: 'workshop',
    texts: ['watch', 'playback', 'arena', 'reading'],
    load: async () => (await import('../features/watch/Watch.tsx')).Watch,
  },
  {
    path: 'arena',
    title: 'page.arena',
    place: 'workshop',
    texts: ['arena', 'playback', 'match'],
    load: async () => (await import('../features/arena/Arena.tsx')).Arena,
  },
  {
    path: 'learn',
    title: 'page.learn',
    place: 'learn',
    texts: ['learn', 'techniques', 'hint'],
    load: async () => (await import('../features/learn/Learn.tsx')).Learn,
  },
  {
    path: 'prove',
    title: 'page.prove',
    place: 'learn',
    texts: ['prove'],
    load: async () => (await import('../features/prove/page/Prove.tsx')).Prove,
  },
  {
    path: 'rules',
    title: 'page.rules',
    place: 'learn',
    texts: ['learn'],
    load: async () => (await import('../features/rules/Rules.tsx')).Rules,
  },
  {
    path: 'create',
    title: 'page.create',
    place: 'workshop',
    texts: ['create', 'making', 'reading'],
    load: async () => {
      const page = import('../features/create/page/Create.tsx');
      await Promise.all([page, loadKinds()]);
      return (await page).Create;
    },
  },
  {
    path: 'settings',
    title: 'page.settings',
    place: 'me',
    texts: ['settings', 'me'],
    load: async () => (await import('../features/settings/Settings.tsx')).SettingsPage,
  },
  {
    path: 'import',
    title: 'page.import',
    place: 'workshop',
    texts: ['import', 'reading'],
    load: async () => (await import('../features/import/page/Import.tsx')).Import,
  },
  {
    path: 'scan',
    title: 'page.scan',
    place: 'workshop',
    texts: ['scan', 'making', 'import', 'reading'],
    load: async () => (await import('../features/scan/page/Scan.tsx')).Scan,
  },
  {
    path: 'share',
    title: 'page.share',
    place: 'play',
    texts: ['share', 'reading', 'import', 'review', 'ghost'],
    load: async () => (await import('../features/share/Share.tsx')).Share,
  },
  {
    path: 'print',
    title: 'page.print',
    place: 'workshop',
    texts: ['print', 'making'],
    load: async () => (await import('../features/print/Print.tsx')).Print,
  },
  {
    path: 'styles',
    title: 'page.styles',
    place: 'me',
    texts: ['styles', 'settings', 'end', 'learn', 'making', 'tools'],
    load: async () => {
      await loadKinds();
      return (await import('../features/styles/Styles.tsx')).Styles;
    },
  },
];
