import type { JSX } from 'preact';
import { game } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { raceSolverHere } from './begin.ts';
import { ghostName } from './names.ts';

/** What is known of a ghost: which cells it fills and when, and whether it had help. */
export function AboutGhost(): JSX.Element | null {
  const { ghost } = game.value ?? {};
  if (!ghost || ghost.of === 'lost') return null;
  const name = ghostName(ghost);
  const hasCells = ghost.moments.some(({ cell }) => cell !== undefined);
  const says: Key[] = [hasCells ? 'ghost.marks' : 'ghost.counts'];
  if (hasCells && ghost.of === 'other') says.push('ghost.noDigits');
  if (ghost.isHelped) says.push('ghost.isHelped');
  return (
    <p class="small about-ghost">
      {says.map((key) => t(key, { name })).join(' ')}{' '}
      {ghost.of !== 'solver' && (
        <button type="button" class="link" onClick={() => void raceSolverHere()}>
          {t('ghost.solverInstead')}
        </button>
      )}
    </p>
  );
}
