import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { latePiece } from '../../../ui/parts/late.ts';
import { isOpen, isShownHit } from '../needs/shown.ts';
import { shownGeometry } from '../table.ts';

const useNeeds = latePiece(() => import('../needs/Needs.tsx'), 'needs');

/** The slip with the sets of cells that need a given; what it shows is loaded when it is opened. */
export function Needed(): JSX.Element {
  const piece = useNeeds(isOpen.value);
  return (
    <details
      class="needs"
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{t('create.needs')}</summary>
      {piece && <piece.Needs />}
    </details>
  );
}

/** The wash behind the digits of a set; its edge is drawn above them. */
export function SetWash({ cells }: { readonly cells: readonly number[] }): JSX.Element {
  const { size } = shownGeometry.value;
  return (
    <svg class="drawing set-wash" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path
        class={isShownHit.value ? undefined : 'unhit'}
        d={cells.map((cell) => `M${cell % size} ${Math.floor(cell / size)}h1v1h-1z`).join('')}
      />
    </svg>
  );
}
