import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Key, t } from '../../../text/index.ts';
import { stage as stageOfTable } from '../findings.ts';
import { Fewest } from './Fewest.tsx';
import { found, grid, hits, isBusy, stage, startAgain, startSets, stop } from './grid.ts';
import { SetList } from './SetList.tsx';
import { isOpen, shownSet } from './shown.ts';
import '../../../ui/style/signs.css';
import './needs.css';

/** The sets of cells of which each puzzle of the grid has a given, and how few givens suffice. */
export function Needs(): JSX.Element {
  useEffect(() => {
    const end = startSets();
    return () => {
      end();
      isOpen.value = false;
      shownSet.value = undefined;
    };
  }, []);
  return (
    <div class="slip plain">
      <p>{t('needs.what')}</p>
      <Standing />
      {grid.value && (
        <>
          <Rows />
          <SetList />
          {found.value.end && <Fewest grid={grid.value} canSearch={found.value.end.canSearch} />}
        </>
      )}
    </div>
  );
}

/** What the search is at, or why there is none. */
function Standing(): JSX.Element {
  return (
    <div class="standing">
      <p class="says">{standingText()}</p>
      {isBusy() && (
        <button type="button" class="quiet" onClick={stop}>
          {t('create.stop')}
        </button>
      )}
      {stage.value === 'stopped' && (
        <button type="button" class="quiet" onClick={startAgain}>
          {t('needs.again')}
        </button>
      )}
    </div>
  );
}

function standingText(): string {
  const { end, size } = found.value;
  if (stage.value) return t(`needs.stage.${stage.value}`, { n: size });
  if (end?.end === 'board') return t('needs.board');
  if (end?.end === 'open') return t('needs.open');
  return grid.value ? '' : t(stageOfTable.value === 'count' ? 'create.stage.count' : 'needs.wanted');
}

/** How many sets there are, how many have a given, and how many share no cell. */
function Rows(): JSX.Element {
  const unhit = hits.value.filter((count) => count === 0).length;
  const all = hits.value.length;
  return (
    <dl class="facts" aria-busy={isBusy()}>
      <Row name="needs.sets">{countText()}</Row>
      {all > 0 && (
        <Row name="needs.hit">{unhit === 0 ? t('needs.hitAll') : t('needs.hitSome', { n: all - unhit, all })}</Row>
      )}
      {unhit > 0 && (
        <Row name="needs.unhit">
          <span class="fault">{t('needs.unhitSome', { n: unhit })}</span>
        </Row>
      )}
      {found.value.family && <Row name="needs.bound">{boundText()}</Row>}
    </dl>
  );
}

const Row = ({ name, children }: { readonly name: Key; readonly children: ComponentChildren }): JSX.Element => (
  <>
    <dt>{t(name)}</dt>
    <dd>{children}</dd>
  </>
);

function countText(): string {
  const { sets, size, end } = found.value;
  if (end?.end === 'all')
    return t(sets.length === 0 ? 'needs.noSets' : 'needs.found', { n: sets.length, size: end.size });
  return t('needs.foundSome', { n: sets.length, size: end?.size ?? Math.max(0, size - 1) });
}

function boundText(): string {
  const { sets, isLargest } = found.value.family!;
  const says = t('needs.boundSays', { n: sets.length });
  return isLargest ? says : t('needs.boundOpen', { says });
}
