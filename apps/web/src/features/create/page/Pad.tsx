import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { EraseKey } from '../../../ui/parts/EraseKey.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { regionSizes } from '../draft.ts';
import { chosen, removeChosen } from '../placing.ts';
import {
  brush,
  canRedoNow,
  canUndoNow,
  draft,
  enter,
  erase,
  givenCount,
  isDrawing,
  kindInHand,
  put,
  redo,
  selection,
  tool,
  undo,
} from '../table.ts';
import { CluePad } from './CluePad.tsx';

/** For fingers and mice: digits to write, or regions to paint with, and ways back. */
export const Pad = (): JSX.Element => (
  <div class={`table-pad ${draft.value.size > 9 ? 'many' : draft.value.size < 5 ? 'few' : ''}`}>
    {kindInHand.value ? <CluePad kind={kindInHand.value} /> : isDrawing.value ? <Brushes /> : <Digits />}
    <div class="deeds">
      <Deed icon="undo" name={t('play.undo')} isOff={!canUndoNow.value} run={undo} />
      <Deed icon="redo" name={t('play.redo')} isOff={!canRedoNow.value} run={redo} />
      {isDrawing.value ? (
        <Deed
          icon="check"
          name={t('create.endDrawing')}
          run={() => {
            tool.value = 'digits';
          }}
        />
      ) : (
        <Clearing />
      )}
    </div>
  </div>
);

/** Takes the chosen clue away; with digits in hand everything. */
function Clearing(): JSX.Element {
  if (kindInHand.value)
    return <Deed icon="remove" name={t('create.clue.delete')} isOff={!chosen.value} run={removeChosen} />;
  const isBlank = givenCount.value === 0 && draft.value.clues.length === 0;
  return <Deed icon="remove" name={t('create.clear')} isOff={isBlank} run={clear} />;
}

const clear = (): void => put({ ...draft.value, givens: draft.value.givens.map(() => 0), clues: [], about: undefined });

interface DeedProps {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly isOff?: boolean;
  run(): void;
}

function Deed({ icon, name, isOff = false, run }: DeedProps): JSX.Element {
  const Icon = ICONS[icon];
  return (
    <button type="button" class="quiet" onClick={run} disabled={isOff}>
      <Icon />
      {name}
    </button>
  );
}

const allOf = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);

function Digits(): JSX.Element {
  const { size, givens } = draft.value;
  return (
    <div class="table-keys" role="group" aria-label={t('pad.digits')}>
      {allOf(size).map((digit) => {
        const used = givens.filter((given) => given === digit).length;
        return (
          <button
            key={digit}
            type="button"
            aria-label={t('create.digit', { digit: ALPHABET[digit - 1]!, n: used })}
            onClick={() => enter(digit)}
          >
            {ALPHABET[digit - 1]} <span class="count">{used}</span>
          </button>
        );
      })}
      <EraseKey isOff={selection.value.length === 0} erase={erase} />
    </div>
  );
}

function Brushes(): JSX.Element {
  const { size } = draft.value;
  const sizes = regionSizes(draft.value);
  return (
    <div class="table-keys" role="group" aria-label={t('create.brush')}>
      {allOf(size).map((number) => (
        <button
          key={number}
          type="button"
          class="region"
          style={{ '--region': `var(--own-${((number - 1) % 9) + 1})` }}
          aria-pressed={brush.value === number - 1}
          aria-label={t('create.region', { number: ALPHABET[number - 1]!, cells: sizes[number - 1]!, size })}
          onClick={() => {
            brush.value = number - 1;
          }}
        >
          {ALPHABET[number - 1]}{' '}
          <span class={sizes[number - 1] === size ? 'count' : 'count off'}>
            {sizes[number - 1]}/{size}
          </span>
        </button>
      ))}
    </div>
  );
}
