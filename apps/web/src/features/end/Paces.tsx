import type { JSX } from 'preact';
import { t } from '../../text/index.ts';

/** How quickly each box was filled: the fuller, the quicker. The slowest is green. */
export function Paces({ paces }: { readonly paces: readonly (number | undefined)[] }): JSX.Element {
  const least = Math.min(...paces.map((pace) => pace ?? 1));
  return (
    <figure class="paces">
      <div aria-hidden="true">
        {paces.map((pace, box) => (
          <span
            key={box}
            class={pace === undefined ? 'printed' : pace === least && least < 1 ? 'slowest' : ''}
            style={{ '--part': pace ?? 0 }}
          />
        ))}
      </div>
      <figcaption class="small">{t('end.paces')}</figcaption>
    </figure>
  );
}
