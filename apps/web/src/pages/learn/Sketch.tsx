import type { JSX } from 'preact';
import { geometryOfGame } from '../../game/game.ts';
import { Drawing } from '../../grid/Drawing.tsx';
import { Picture } from '../../grid/Picture.tsx';
import type { Example } from './tasks.ts';

/** A small drawing of an example: the digits, and only the candidates that the step speaks of. */
export function Sketch({ example, label }: { readonly example: Example; readonly label: string }): JSX.Element {
  const geometry = geometryOfGame(example);
  const { digits, givens, told } = example;
  return (
    <>
      <Picture geometry={geometry} digits={digits} givens={givens} label={label} />
      <Drawing geometry={geometry} digits={Uint8Array.from(digits)} step={told.step} marks={[]} />
    </>
  );
}
