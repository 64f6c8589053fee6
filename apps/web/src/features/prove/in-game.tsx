import { computed, effect } from '@preact/signals';
import { claimAt, groundOf, withProof } from '../../model/proof.ts';
import { lay } from '../../table/covers.ts';
import { selection } from '../../table/hand.ts';
import { alter, game, geometry, isPaused, solution, solved, undo, whatIfDepth } from '../../table/session.ts';
import { language } from '../../text/index.ts';
import { Drawing } from '../../ui/grid/Drawing.tsx';
import { moveTo, toggle } from '../../ui/pad/pointer.ts';
import { stepShown } from '../hint/step-shown.ts';
import { shown } from './shown.ts';
import { ask, prove, stage, type Trial, trial } from './trial.ts';

export { ProofSlip } from './ProofSlip.tsx';

/** The node on screen, when its move needs a reason: not while something is only tried. */
const open = computed(() => {
  const current = game.value;
  if (!current?.isProving || !solution.value || solved.value || whatIfDepth.value > 0) return -1;
  const isOpen = claimAt(current, current.at) && !current.nodes[current.at]!.proof;
  return isOpen ? current.at : -1;
});

/** The trial of a node of the game on screen. */
function trialOf(node: number): Trial {
  const current = game.peek()!;
  const answer = solution.peek()!;
  return {
    geometry: geometry.peek()!,
    givens: current.givens,
    solution: answer,
    ground: groundOf(current, node, answer),
    claim: claimAt(current, node)!,
    cells: selection,
    end: (proof) => alter((now) => withProof(now, node, proof)),
    takeBack: undo,
  };
}

/** While cells are named, presses and keys name cells, and nothing is entered. */
const isNaming = computed(() => trial.value?.cells === selection && stage.value.at === 'cells' && !isPaused.value);

/** Space names the cell with the focus, Enter is done; nothing is erased. */
function onKey(event: KeyboardEvent): void {
  const isOnBoard = event.target instanceof Element && event.target.closest('.grid') !== null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  const run = { ' ': toggle, Enter: () => void prove(language.peek()), Backspace: () => {}, Delete: () => {} }[
    event.key
  ];
  if (!run || !isOnBoard || !isPlain) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

/** Takes reasons in the game on screen, until the answer is called. */
export function proveInGame(): () => void {
  const ends = [
    effect(() => {
      const node = open.value;
      ask(node < 0 ? undefined : trialOf(node));
    }),
    effect(() => {
      if (!isNaming.value) return undefined;
      const endTaking = lay({ take: () => true, isGathering: true });
      addEventListener('keydown', onKey, true);
      moveTo(trial.peek()!.claim.candidates[0]!.cell, 'none');
      return () => {
        endTaking();
        removeEventListener('keydown', onKey, true);
      };
    }),
    effect(() => {
      const [explained, current] = [shown.value, trial.value];
      if (!explained || !current) return undefined;
      const { evidence, ...rest } = stepShown(explained.step, current.ground);
      return lay({ overlay: { ...rest, layer: <Drawing {...evidence} isTold /> } });
    }),
  ];
  return () => {
    for (const stop of ends) stop();
    ask(undefined);
  };
}
