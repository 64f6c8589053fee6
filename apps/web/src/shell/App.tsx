import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { startSound } from '../features/sound/sound.ts';
import { address, route } from '../route.ts';
import { startAutosave } from '../table/autosave.ts';
import { language, t, textsOf } from '../text/index.ts';
import { announcement, say } from '../ui/parts/announcement.ts';
import { Boundary } from '../ui/parts/Boundary.tsx';
import { Brand } from '../ui/parts/Brand.tsx';
import { Missing } from './Missing.tsx';
import { Offer } from './Offer.tsx';
import { PAGES, type Page } from './pages.ts';
import { PLACES, type PlaceName } from './places.ts';
import { Aside, Storage } from './Storage.tsx';
import { watchTransfers } from './transfers.ts';
import { Updates } from './Updates.tsx';

const pageOf = (path: string): Page => PAGES.find((page) => page.path === path) ?? PAGES[0]!;

interface Shown {
  readonly path: string;
  readonly Content: ComponentType | undefined;
}

const NOTHING: Shown = { path: '', Content: undefined };

/** The frame around all pages: the menu, the page, what is said to screen readers. */
export function App(): JSX.Element {
  useEffect(startAutosave, []);
  useEffect(startSound, []);
  useEffect(watchTransfers, []);
  const shown = usePage();
  const { path, Content } = shown;
  // A page that stopped is tried again where another is shown, or another part of it.
  const at = useMemo(() => ({}), [shown, route.value]);
  const content = useRef<HTMLElement>(null);
  const before = useRef('');
  useEffect(() => {
    // The link on the page before has left, and the focus with it.
    if (before.current && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return (
    <div class={path && pageOf(path).isTable ? 'frame at-table' : 'frame'} data-page={path} lang={language.value}>
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        {t('shell.skip')}
      </button>
      <header class="head">
        <Brand />
        <Places path={path} />
      </header>
      <Storage />
      <main ref={content} id="content" tabIndex={-1} data-page={path}>
        <Boundary at={at}>{Content && <Content />}</Boundary>
      </main>
      <Boundary>
        <Aside />
        <Offer />
      </Boundary>
      <Missing />
      <Updates />
      <div class="spoken" role="status" aria-live="polite" aria-atomic="true">
        {announcement.value.text}
      </div>
    </div>
  );
}

/** The page of the address, once it is loaded; until then the page before. */
function usePage(): Shown {
  const shown = useSignal(NOTHING);
  useSignalEffect(() => {
    const page = pageOf(route.value.page);
    document.title = `${t(page.title)} · Pencilmark`;
    if (shown.peek() !== NOTHING && shown.peek().path === page.path) return;
    Promise.all([page.load(), textsOf(...(page.texts ?? []))]).then(
      ([Content]) => {
        if (pageOf(route.peek().page) !== page) return;
        if (shown.peek() !== NOTHING) {
          scrollTo(0, 0);
          say(t(page.title));
        }
        shown.value = { path: page.path, Content };
      },
      () => {}, // `Missing` says so
    );
  });
  return shown.value;
}

/** The menu of places, with the place of the page. */
function Places({ path }: { readonly path: string }): JSX.Element {
  // The page of a place is the present page; other pages of this place lie within it.
  const here = (place: PlaceName, page: string): 'page' | 'true' | undefined =>
    page === path ? 'page' : path && pageOf(path).place === place ? 'true' : undefined;
  return (
    <nav class="places" aria-label={t('shell.menu')}>
      {PLACES.filter((place) => PAGES.some((page) => page.path === place.page)).map(({ name, page, Icon }) => (
        <a key={name} class={name} href={address(page)} aria-current={here(name, page)}>
          <Icon />
          {t(`place.${name}`)}
        </a>
      ))}
    </nav>
  );
}
