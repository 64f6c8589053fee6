import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ghost } from '../../model/game.ts';
import { alter, board, game, played, solved } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { leadOver, timeOf } from './ghost.ts';
import { ghostName } from './names.ts';
import '../../ui/parts/progress.css';
import './ghost.css';

/** How far the player and the ghost are; or that a link had none that could be read. */
export function GhostBar(): JSX.Element | null {
  const { ghost } = game.value ?? {};
  if (!ghost || solved.value) return null;
  return ghost.of === 'lost' ? <Lost /> : <Both ghost={ghost} />;
}

function Both({ ghost }: { readonly ghost: Ghost }): JSX.Element {
  const { givens } = game.value!;
  const all = givens.filter((given) => given === 0).length;
  const filled = [...givens.keys()].filter((cell) => givens[cell] === 0 && board.value!.digits[cell] !== 0).length;
  const { there, lead, isThereDone } = leadOver(ghost, filled, played.value);
  const name = ghostName(ghost);
  const done = t('ghost.done', { name, time: clockText(timeOf(ghost)) });
  useEffect(() => {
    if (isThereDone) say(done);
  }, [isThereDone]);
  return (
    <ol class="progress ghost-bar" aria-label={t('ghost.race')}>
      <Row who={t('match.you')} filled={filled} all={all} kind="own" state={leadText(lead)} />
      <Row who={name} filled={there} all={all} kind="other" state={isThereDone ? clockText(timeOf(ghost)) : ''} />
    </ol>
  );
}

interface RowProps {
  readonly who: string;
  readonly filled: number;
  readonly all: number;
  readonly kind: 'own' | 'other';
  readonly state: string;
}

const Row = ({ who, filled, all, kind, state }: RowProps): JSX.Element => (
  <li class={kind}>
    <strong class="who">{who}</strong>
    <span class="meter" style={{ '--part': filled / all }}>
      <span />
    </span>
    <span class="count">{state || t('match.filled', { filled, all })}</span>
  </li>
);

const leadText = (lead: number): string =>
  lead === 0 ? t('ghost.level') : t(lead > 0 ? 'ghost.ahead' : 'ghost.behind', { n: Math.abs(lead) });

const Lost = (): JSX.Element => (
  <p class="ghost-bar lost" role="status">
    {t('ghost.lost')}{' '}
    <button type="button" class="link" onClick={() => alter(({ ghost: _, ...rest }) => rest)}>
      {t('ghost.alone')}
    </button>
  </p>
);
