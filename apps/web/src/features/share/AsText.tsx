import { FORMATS } from '@pencilmark/core/format';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Game, geometryOfGame } from '../../model/game.ts';
import { t } from '../../text/index.ts';
import { Copied } from '../../ui/parts/Copied.tsx';
import { Choice } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';

/**
 * The puzzle as text, in a chosen format. It has the givens alone: in a text, what a
 * player entered would be given to whoever reads it.
 */
export function AsText({ current }: { readonly current: Game }): JSX.Element {
  const wanted = useSignal<string>('line');
  const puzzle = useMemo(() => makePuzzle(geometryOfGame(current), current.givens), [current]);
  const formats = FORMATS.filter((format) => format.canPrint(puzzle));
  const chosen = formats.find(({ name }) => name === wanted.value) ?? formats[0]!;
  return (
    <>
      <Choice
        label={t('share.format')}
        value={chosen.name}
        among={formats.map(({ name }) => name)}
        called={(name) => capitalised(t(`format.${name}`, { cells: puzzle.givens.length }))}
        set={setterOf(wanted)}
        isField
      />
      <Copied
        label={t('share.text')}
        copy={t('share.copyText')}
        text={chosen.print(puzzle, undefined, { about: current.source.about })}
        rows={8}
      />
    </>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
