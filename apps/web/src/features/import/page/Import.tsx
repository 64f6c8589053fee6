import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesOf } from '../../../model/titles.ts';
import { route } from '../../../route.ts';
import { isEmpty, list, puzzle, readText, showCoded, text, watchPuzzle } from '../intake.ts';
import '../import.css';
import { t } from '../../../text/index.ts';
import { Examples } from './Examples.tsx';
import { ImportedPuzzle } from './ImportedPuzzle.tsx';
import { Records } from './Records.tsx';
import { Source } from './Source.tsx';
import { TypeIn } from './TypeIn.tsx';
import { watchTransfers } from './transfers.ts';

/** Puzzles from elsewhere: text, files, links, or typed in. */
export function Import(): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const isDropping = useSignal(false);
  const { query } = route.value;
  useEffect(watchPuzzle, []);
  useEffect(() => watchTransfers((isOver) => (isDropping.value = isOver)), []);
  useEffect(() => void showCoded(query.get('show')), [query.get('show')]);
  const isFresh = isEmpty.value && !list.value && text.value === '';
  return (
    <div class={`page import${isDropping.value ? ' is-dropping' : ''}`}>
      <h1>{t('page.import')}</h1>
      <p class="lead">{t('import.says')}</p>
      <div class="columns">
        <div class="source">
          <Source field={field} />
          {isFresh ? <Examples show={(example) => void readText(example)} /> : <ImportedPuzzle />}
          <Records field={field} />
        </div>
        <div class="typed">
          <h2>{t('import.typeIn')}</h2>
          <TypeIn />
          {rulesOf(puzzle.value.board).map((rule) => (
            <p key={rule} class="small">
              {rule}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
