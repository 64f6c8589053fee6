import { drawEvidence, type Evidence } from '@pencilmark/board';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { Pointed } from './place.ts';
import { elementsOf } from './shapes.ts';
import './drawing.css';

export interface DrawingProps extends Omit<Evidence, 'pointed' | 'prefix' | 'alphabet'> {
  /** Whether it is drawn piece by piece, in reading order. */
  readonly isTold?: boolean;
  /** Whether it shows what is wrong. */
  readonly isProof?: boolean;
}

/**
 * The evidence of a step above a board, and a frame around what somebody points at. The sentence
 * beside it says the same.
 */
export function Drawing({ isTold = false, isProof = false, ...evidence }: DrawingProps): JSX.Element {
  const { geometry, digits, step, marks, candidates, faint, noted } = evidence;
  const place = useContext(Pointed).value;
  const drawing = useMemo(() => {
    const houses =
      place?.kind === 'house' ? [{ kind: 'house' as const, house: place.house, role: 'pattern' as const }] : [];
    return drawEvidence({
      ...evidence,
      marks: [...(marks ?? []), ...houses],
      ...(place && place.kind !== 'house' && { pointed: place }),
      alphabet: ALPHABET,
      prefix: 'drawn-',
    });
  }, [geometry, digits, step, marks, candidates, faint, noted, place]);
  const isTelling = useTelling(isTold, step);
  const { back, front } = drawing;
  const last = isTold ? Math.max(0, ...[...back, ...front].map(({ turn = 0 }) => turn)) : undefined;
  return (
    <svg
      class={`drawing evidence ${isTelling ? 'is-telling' : ''} ${isProof ? 'proof' : ''}`}
      viewBox={drawing.cells.join(' ')}
      aria-hidden="true"
    >
      {elementsOf(back, last)}
      {elementsOf(front, last)}
    </svg>
  );
}

/** How long a drawing takes, with the last piece. */
const WHOLE = 1200;

/** Whether the pieces still appear. A press or a key shows all of them at once. */
function useTelling(isTold: boolean, step: Evidence['step']): boolean {
  const [shown, setShown] = useState<Evidence['step']>(undefined);
  const isTelling = isTold && step !== undefined && shown !== step;
  useEffect(() => {
    if (!isTelling) return;
    const show = (): void => setShown(step);
    const timer = setTimeout(show, WHOLE);
    addEventListener('pointerdown', show, { capture: true });
    addEventListener('keydown', show, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', show, { capture: true });
      removeEventListener('keydown', show, { capture: true });
    };
  }, [isTelling, step]);
  return isTelling;
}
