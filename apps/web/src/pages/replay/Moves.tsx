import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Names } from '../../match/words.ts';
import { clockText } from '../../parts/clock.ts';
import { t } from '../../text/index.ts';
import type { Moment } from './moments.ts';
import { whatHappened } from './telling.ts';

interface MovesProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly reasons: ReadonlyMap<number, string>;
  readonly names: Names;
  go(to: number): void;
}

/** All moves: when, who, what, by which technique, what it cost or earned. */
export function Moves({ moments, at, reasons, names, go }: MovesProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <ol class="moves" ref={list} aria-label={t('replay.moves')}>
      {moments.map((moment, index) => {
        const { what, pace, gain } = whatHappened(moment, names);
        return (
          <li key={index}>
            <button
              type="button"
              class="quiet"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <time>{clockText(moment.ms)}</time>
              <span class="what">
                <strong>{what}</strong>
                {reasons.get(index) && <span class="technique">{reasons.get(index)}</span>}
              </span>
              <span class="gain">
                {pace} <b>{gain}</b>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
