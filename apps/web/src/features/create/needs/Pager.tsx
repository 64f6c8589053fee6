import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { IconButton } from '../../../ui/parts/IconButton.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';

/** What a page shows of a list. A page that is there no more gives way to the last one. */
export function pageOf<Item>(list: readonly Item[], page: Signal<number>, size: number): readonly Item[] {
  const start = size * Math.min(page.value, lastPage(list.length, size));
  return list.slice(start, start + size);
}

const lastPage = (count: number, size: number): number => Math.max(0, Math.ceil(count / size) - 1);

interface PagerProps {
  readonly label: string;
  readonly page: Signal<number>;
  /** How many there are in all, and on a page. */
  readonly count: number;
  readonly size: number;
}

/** Goes through the pages of a list; nothing where one page has all. */
export function Pager({ label, page, count, size }: PagerProps): JSX.Element | null {
  const last = lastPage(count, size);
  if (last === 0) return null;
  const at = Math.min(page.value, last);
  const turn = (by: number) => (): void => {
    page.value = at + by;
  };
  return (
    <nav class="pager" aria-label={label}>
      <IconButton label={t('needs.before')} Icon={ICONS.back} isDisabled={at === 0} run={turn(-1)} />
      <span class="small">
        {t('needs.position', { from: at * size + 1, to: Math.min(count, (at + 1) * size), all: count })}
      </span>
      <IconButton label={t('needs.after')} Icon={ICONS.forward} isDisabled={at === last} run={turn(1)} />
    </nav>
  );
}
