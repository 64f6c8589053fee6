import type { Mastery } from '@pencilmark/coach/mastery';
import type { Family } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import type { Progress } from '../../techniques/progress.ts';
import { UNFOLDED } from '../../techniques/unfolded.ts';
import type { Listed } from '../tasks.ts';
import { StageLine } from './Matches.tsx';
import type { Plan } from './plan.ts';
import { Ring } from './Ring.tsx';

interface FamilyListProps {
  readonly rows: Plan['rows'];
  /** Nothing before it is read. */
  readonly progress: Progress | undefined;
}

/** What stands open where nobody has chosen: the family of what comes next. */
function usual(rows: Plan['rows'], progress: Progress | undefined): readonly string[] {
  const next = progress?.next[0]?.technique;
  const row = rows.find(({ techniques }) => techniques.some(({ id }) => id === next)) ?? rows[0];
  return row ? [row.family] : [];
}

/**
 * The families, each of which unfolds to its techniques, with links to jump to each. What stands
 * open does so the next time, too.
 */
export function FamilyList({ rows, progress }: FamilyListProps): JSX.Element {
  const chosen = useSignal(UNFOLDED.read());
  const open = chosen.value ?? usual(rows, progress);
  const keep = (families: readonly string[]): void => {
    chosen.value = families;
    UNFOLDED.keep(families);
  };
  const toggle = (family: Family, isOpen: boolean): void => {
    if (isOpen !== open.includes(family)) keep(isOpen ? [...open, family] : open.filter((name) => name !== family));
  };
  const jumpTo = (family: Family): void => {
    const section = document.getElementById(`family-${family}`);
    if (!(section instanceof HTMLDetailsElement)) return;
    // Before it comes into sight, it has its height.
    section.open = true;
    section.scrollIntoView({ block: 'start' });
    section.querySelector('summary')?.focus({ preventScroll: true });
  };
  const areAllOpen = rows.every(({ family }) => open.includes(family));
  return (
    <div class="families">
      <nav class="jumps" aria-label={t('learn.jump')}>
        <button type="button" onClick={() => keep(areAllOpen ? [] : rows.map(({ family }) => family))}>
          {t(areAllOpen ? 'learn.fold' : 'learn.unfold')}
        </button>
        {rows.map(({ family }) => (
          <button key={family} type="button" class="quiet" onClick={() => jumpTo(family)}>
            {t(`family.${family}`)}
          </button>
        ))}
      </nav>
      {rows.map(({ family, techniques }) => (
        <details
          key={family}
          id={`family-${family}`}
          open={open.includes(family)}
          onToggle={({ currentTarget }) => toggle(family, currentTarget.open)}
        >
          <summary>
            <h2>{t(`family.${family}`)}</h2>
            <span class="small">{countText(techniques, progress)}</span>
          </summary>
          <p class="idea">{t(`family.${family}.idea`)}</p>
          <ul class="techniques">
            {techniques.map((technique) => (
              <Row key={technique.id} technique={technique} state={progress?.states.get(technique.id)} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** How many there are, and how many of them are mastered. */
function countText(techniques: readonly Listed[], progress: Progress | undefined): string {
  const mastered = techniques.filter(({ id }) => progress?.mastered.includes(id)).length;
  return mastered > 0 ? t('learn.masteredOf', { n: mastered, all: techniques.length }) : String(techniques.length);
}

interface RowProps {
  readonly technique: Listed;
  readonly state: Mastery | undefined;
}

const Row = ({ technique: { id, level, names }, state }: RowProps): JSX.Element => (
  <li>
    <a href={address(`learn/${id}`)} data-technique={id}>
      <Ring state={state} />
      <span class="name">{names[language.value]}</span>
      <span class="level">{t(`difficulty.${level}`)}</span>
      <StageLine state={state} />
    </a>
  </li>
);
