import type { ComponentType } from 'preact';
import type { Key } from '../text/index.ts';

/** A page of the app: where it lies, what the menu calls it, how its code comes. */
export interface Page {
  readonly path: string;
  readonly title: Key;
  /** Whether the menu shows it. */
  readonly isInMenu: boolean;
  load(): Promise<ComponentType>;
}

/** Every page. The first is shown at the start, and comes with the first load. */
export const PAGES: readonly Page[] = [
  { path: 'play', title: 'page.play', isInMenu: true, load: async () => (await import('../pages/play/Play.tsx')).Play },
  { path: 'new', title: 'page.new', isInMenu: true, load: async () => (await import('../pages/new/New.tsx')).New },
  {
    path: 'games',
    title: 'page.games',
    isInMenu: true,
    load: async () => (await import('../pages/games/Games.tsx')).Games,
  },
  {
    path: 'watch',
    title: 'page.watch',
    isInMenu: true,
    load: async () => (await import('../pages/watch/Watch.tsx')).Watch,
  },
  {
    path: 'learn',
    title: 'page.learn',
    isInMenu: true,
    load: async () => (await import('../pages/learn/Learn.tsx')).Learn,
  },
  {
    path: 'create',
    title: 'page.create',
    isInMenu: true,
    load: async () => (await import('../pages/create/Create.tsx')).Create,
  },
  {
    path: 'settings',
    title: 'page.settings',
    isInMenu: true,
    load: async () => (await import('../pages/settings/Settings.tsx')).SettingsPage,
  },
  {
    path: 'import',
    title: 'page.import',
    isInMenu: false,
    load: async () => (await import('../pages/import/Import.tsx')).Import,
  },
  {
    path: 'share',
    title: 'page.share',
    isInMenu: false,
    load: async () => (await import('../pages/share/Share.tsx')).Share,
  },
  {
    path: 'print',
    title: 'page.print',
    isInMenu: false,
    load: async () => (await import('../pages/print/Print.tsx')).Print,
  },
];
