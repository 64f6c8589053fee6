import type { JSX } from 'preact';
import { t, textsOf } from '../../text/index.ts';
import { Menu, type MenuGroup } from '../../ui/parts/Menu.tsx';

/** What it offers comes when it is opened for the first time. */
let loaded: typeof import('./menu-rows.ts') | undefined;

async function load(): Promise<void> {
  const parts = Promise.all([import('./menu-rows.ts'), textsOf('play')]);
  loaded = (await parts.catch(() => undefined))?.[0];
}

const failed = (): MenuGroup[] => [{ rows: [{ label: t('shell.failed'), isDisabled: true }] }];

/** Everything that concerns this game and is done seldom. */
export const GameMenu = (): JSX.Element => (
  <Menu label={t('menu.title')} groups={() => (loaded ? loaded.menuOfGame() : failed())} prepare={load} />
);
