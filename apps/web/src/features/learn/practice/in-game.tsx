import { effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { engine } from '../../../engine/engine.ts';
import { boardOf } from '../../../model/board.ts';
import { type Game, geometryOfGame } from '../../../model/game.ts';
import { groundOf } from '../../../model/proof.ts';
import { address } from '../../../route.ts';
import { alter, game, solution } from '../../../table/session.ts';
import { language, t } from '../../../text/index.ts';
import { Strip } from '../../../ui/pad/Strip.tsx';
import { say } from '../../../ui/parts/announcement.ts';
import { keepAnswer } from '../../techniques/answers.ts';
import { hasMistake, nodesBetween, saidBetween } from './entered.ts';
import { type Names, PRACTICE } from './tasks.ts';

/** The technique that a move in the game on screen has just shown. */
const recognised = signal<
  { readonly id: string; readonly technique: string; readonly names: Names; readonly isAlone: boolean } | undefined
>(undefined);

/** Looks at each move of the game on screen until one uses the technique; ends when called. */
export function recogniseInGame(): () => void {
  let last = { id: '', at: 0 };
  return effect(() => {
    const [current, answer] = [game.value, solution.value];
    if (!current || !answer) return;
    const way = last.id === current.id ? nodesBetween(current, last.at, current.at) : [];
    last = { id: current.id, at: current.at };
    if (current.isFound || current.source.practised === undefined) return;
    for (const node of way) void look(current, node, answer);
  });
}

/** Looks whether the move of a node uses the technique. */
async function look(current: Game, node: number, answer: Uint8Array): Promise<void> {
  const geometry = geometryOfGame(current);
  const technique = current.source.practised!;
  const { digits, candidates } = groundOf(current, node, answer);
  const [before, now] = [current.nodes[node]!.parent, node].map((at) => boardOf({ ...current, at }));
  const said = saidBetween(geometry, before!, now!, candidates);
  const { placements, eliminations } = said.entered;
  if (placements.length + eliminations.length + said.leftOut.length === 0) return;
  const names = await engine
    .ask(PRACTICE.recognise, {
      ...said,
      technique,
      board: current.board,
      givens: current.givens,
      digits: [...digits],
      candidates: [...candidates],
    })
    .catch(() => undefined); // an engine that fails recognises nothing, and the game goes on
  const latest = game.peek();
  if (names && latest?.id === current.id && !latest.isFound) tell(latest, names, answer);
}

/** Says that the technique was used, and keeps the answer where it was a drill. */
function tell(current: Game, names: Names, answer: Uint8Array): void {
  const { practised: technique = '', drill } = current.source;
  const isAlone = current.hints === 0 && !hasMistake(current, answer);
  alter((latest) => ({ ...latest, isFound: true }));
  recognised.value = { id: current.id, technique, names, isAlone };
  say(textOf(names, isAlone));
  const outcome = isAlone ? 'found' : 'helped';
  if (drill) void keepAnswer({ technique, drill, grade: 'game', ms: current.played, outcome });
}

const textOf = (names: Names, isAlone: boolean): string =>
  t(isAlone ? 'learn.recognised' : 'learn.recognisedHelped', { name: names[language.value] });

/** Says so, with the way back to the lesson. */
export function Recognised(): JSX.Element | null {
  const technique = recognised.value;
  if (!technique || technique.id !== game.value?.id) return null;
  const close = (): void => {
    recognised.value = undefined;
  };
  return (
    <Strip close={close}>
      {textOf(technique.names, technique.isAlone)}{' '}
      <a href={address(`learn/${technique.technique}`)}>{t('learn.toLesson')}</a>
    </Strip>
  );
}
