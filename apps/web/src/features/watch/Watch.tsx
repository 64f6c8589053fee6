import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { address } from '../../route.ts';
import { usePartsInTurn } from '../../ui/parts/painted.ts';
import './watch.css';
import { t } from '../../text/index.ts';
import { problemText } from '../../text/problems.ts';
import { Choices } from './Choices.tsx';
import { Controls } from './Controls.tsx';
import { Numbers } from './Numbers.tsx';
import { makePlayer } from './player.ts';
import { Stage } from './Stage.tsx';
import { Table } from './Table.tsx';

/** Searches of solvers, played side by side. */
export function Watch(): JSX.Element {
  const player = useMemo(makePlayer, []);
  useEffect(() => player.end, []);
  const { reading, view } = player;
  const isBelowDrawn = usePartsInTurn(1) === 1;
  const read = reading.value;
  return (
    <div class="watch">
      <h1>{t('page.watch')}</h1>
      {read && <Choices player={player} />}
      {read?.ok === false && (
        <p class="notice" role="alert">
          {t('watch.unreadable', { why: problemText(read.error) })}
        </p>
      )}
      {read?.ok && (
        <>
          <div class="films" data-count={view.value.solvers.length}>
            {view.value.solvers.map((solver) => (
              <Stage key={solver} solver={solver} puzzle={read.value.puzzle} player={player} />
            ))}
          </div>
          <Controls player={player} />
          <p class="intro">
            {t('watch.legend')} {t('watch.intro')}
          </p>
          {isBelowDrawn && <Numbers player={player} />}
          {isBelowDrawn && <Table player={player} />}
          <p>
            <a href={address('arena')}>{t('arena.way')}</a>
          </p>
        </>
      )}
    </div>
  );
}
