import { classic } from '@pencilmark/core/geometry';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { engine } from '../../engine/engine.ts';
import type { Proof } from '../../model/game.ts';
import { ask, end, nameReason, prove, stage, trial } from './trial.ts';

afterEach(() => {
  ask(undefined);
  vi.restoreAllMocks();
});

const REASON = { id: 'naked-single', names: { en: '', de: '', fr: '', ja: '' } };

/** Opens the question why a digit is in the first cell, where 1 is right; returns its result. */
function claimed(digit: number): Proof[] {
  const heard: Proof[] = [];
  ask({
    geometry: classic,
    givens: new Array(81).fill(0),
    solution: new Uint8Array(81).fill(1),
    ground: { digits: new Uint8Array(81), candidates: new Int32Array(81) },
    claim: { candidates: [{ cell: 0, digit }], isPlacement: true },
    cells: signal<readonly number[]>([]),
    end: (proof) => heard.push(proof),
  });
  return heard;
}

test('who gives no reason has guessed, or was wrong', () => {
  const right = claimed(1);
  end();
  expect(right).toEqual([{ verdict: 'none' }]);
  const wrong = claimed(2);
  end();
  expect(wrong).toEqual([{ verdict: 'wrong' }]);
});

test('after an engine did not answer, the next try sends the cells as they were named', async () => {
  const ask = vi.spyOn(engine, 'ask').mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ kind: 'wrong' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  claimed(2);
  nameReason(REASON);
  trial.peek()!.cells.value = [4];
  await prove('en');
  expect(stage.peek()).toEqual({ at: 'cells', reason: REASON, hasFailed: true });
  await prove('en');
  expect(stage.peek()).toMatchObject({ at: 'told', graded: { kind: 'wrong' } });
  expect(ask.mock.calls.map(([, question]) => (question as { cells: number[] }).cells)).toEqual([[4], [4]]);
  vi.unstubAllGlobals();
});
