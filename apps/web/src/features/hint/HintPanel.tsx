import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { HINT_STAGES } from '../../settings.ts';
import { geometry } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { doStep, mend, solveToHere, tellMore, walkTo } from './actions.ts';
import { Cases } from './follow/Cases.tsx';
import { supposedText } from './follow/words.ts';
import { heardText } from './heard.ts';
import { cellName, close, type Hint, hint, leadOf, opened, type Supposed, spoken, verdict, type Walk } from './hint.ts';
import { Profile, StepList } from './Profile.tsx';
import { signs } from './projection.tsx';
import { askHint, standNow } from './questions.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { Reason } from './Reason.tsx';
import { Sentence } from './Sentence.tsx';
import { Legend } from './Sign.tsx';
import { useKeptFocus, useSlipKeys, useSwipe, useTopOf } from './slip.ts';
import type { Explained } from './tasks.ts';
import { telling } from './telling.ts';
import { Unfolded } from './Unfolded.tsx';
import { verbOf } from './verb.ts';
import type { Stand } from './walk.ts';
import './follow.css';

export { FollowChoice } from './follow/FollowChoice.tsx';
export { close } from './hint.ts';
export { askHint, askPath, askWhy } from './questions.ts';

/** The main action of a slip. */
interface Offer {
  readonly says: string;
  run(): void;
}

/** What leads on from where to look, and from the technique. */
const MORE: readonly Key[] = ['hint.whichTechnique', 'hint.showAll'];

/** What the button that closes the slip is called. */
const CLOSE: Readonly<Partial<Record<Hint['kind'], Key>>> = { walk: 'walk.back', wait: 'hint.stop' };

/** The slip of a hint: a step in three stages, a mistake, or a path to walk. */
export function HintPanel(): JSX.Element | null {
  const current = hint.value;
  const slip = useKeptFocus();
  const swipe = useSwipe();
  const story = useTopOf(spoken.value);
  useSlipKeys();
  if (!current) return null;
  const explained = explainedBy(current);
  const verb = verbFor(current);
  return (
    <section
      class={`slip hinted ${current.kind === 'mistake' ? 'proof' : ''}`}
      data-kind={current.kind}
      aria-label={t('hint.ask')}
      ref={slip}
      tabIndex={-1}
    >
      <header {...swipe}>
        <span class="grip" />
        <p class="eyebrow">{eyebrowOf(current)}</p>
        {current.kind === 'walk' && <Turns walk={current} />}
        <ReadAloud text={heardText(spoken.value)} />
        <button
          type="button"
          class="icon-button close"
          aria-label={t(CLOSE[current.kind] ?? 'hint.close')}
          title={t(CLOSE[current.kind] ?? 'hint.close')}
          onClick={close}
        >
          <ICONS.close />
        </button>
      </header>
      <div class="story" ref={story}>
        {explained && <h2 class="technique">{telling(explained).name}</h2>}
        {verdict.value !== 'proper' && verdict.value !== undefined && (
          <p class="notice">{t(`hint.verdict.${verdict.value}`)}</p>
        )}
        {current.kind === 'wait' ? <p class="wait">{t('play.wait')}</p> : <Sentence parts={spoken.value} />}
        {explained && isWhole(current) && <Details explained={explained} current={current} />}
        {current.kind === 'compared' && <Cases compared={current} />}
        <Legend signs={signs.value} />
        {current.kind === 'walk' && <Way walk={current} />}
      </div>
      <div class="verbs">
        {verb && (
          <button type="button" class="main" onClick={verb.run}>
            {verb.says}
          </button>
        )}
        {explained && (
          <a class="button" href={address(`learn/${explained.step.technique}`)}>
            {t('hint.learn')}
          </a>
        )}
      </div>
    </section>
  );
}

/** All steps of a walk, and how it ends. Of suppositions the end matters most, and comes first. */
function Way({ walk }: { readonly walk: Walk }): JSX.Element {
  const end = <p class="small">{leadOf(walk)}</p>;
  const isLong = walk.steps.length > 1;
  return (
    <>
      {walk.supposed && end}
      {isLong && !walk.supposed && <Profile walk={walk} />}
      {isLong && <StepList walk={walk} />}
      {!walk.supposed && end}
    </>
  );
}

/** Whether a step is explained in full. */
const isWhole = (current: Hint): boolean =>
  current.kind === 'walk' || (current.kind === 'step' && HINT_STAGES[current.stage] === 'full');

/** A step in its language. */
const keyOf = (explained: Explained): string =>
  `${explained.step.technique} ${telling(explained)
    .full.map(({ text }) => text)
    .join('')}`;

/** The board before the step that is shown. */
const standOf = (current: Hint): Stand => (current.kind === 'walk' ? current.stands[current.at]! : standNow());

/** What somebody may wish to know of a whole step: its branches, and from what it follows. */
const Details = ({ explained, current }: { readonly explained: Explained; readonly current: Hint }): JSX.Element => (
  <>
    <Branches explained={explained} />
    <Reason key={keyOf(explained)} explained={explained} stand={standOf(current)} />
  </>
);

/** The branches of a net, closed again for each step. */
const Branches = ({ explained }: { readonly explained: Explained }): JSX.Element => (
  <Unfolded
    key={keyOf(explained)}
    parts={telling(explained).parts}
    show={(part) => {
      opened.value = part && { explained, part };
    }}
  />
);

/** The step whose technique may be named. */
function explainedBy(current: Hint): Explained | undefined {
  if (current.kind === 'walk') return current.steps[current.at];
  return current.kind === 'step' && current.stage > 0 ? current.explained : undefined;
}

/** The small line above: the kind of the hint. */
function eyebrowOf(current: Hint): string {
  if (current.kind === 'mistake') return t('hint.mistake');
  if (current.kind === 'compared') return t('follow.title');
  if (current.kind !== 'walk') return t('hint.ask');
  const { excluded, steps, at, supposed } = current;
  const step = t('walk.step', { at: at + 1, all: steps.length });
  if (supposed) return `${t('follow.if', { supposed: supposedText(supposed.suppositions) })} · ${step}`;
  return excluded
    ? `${t('why.not', { digit: ALPHABET[excluded.digit - 1]!, cell: cellName(excluded.cell) })} · ${step}`
    : step;
}

function deedVerb({ step }: Explained): string {
  const { says, holes } = verbOf(step, geometry.value!.size, t('list.and'));
  return t(says, holes);
}

/** The yellow button. */
function verbFor(current: Hint): Offer | undefined {
  switch (current.kind) {
    case 'step': {
      const more = MORE[current.stage];
      return more ? { says: t(more), run: tellMore } : { says: deedVerb(current.explained), run: doStep };
    }
    case 'mistake':
      return { says: t(`hint.mend.${current.mistake.kind}`, { n: current.mistake.cells.length }), run: mend };
    case 'done':
      return { says: t('hint.next'), run: () => void askHint() };
    case 'walk': {
      const { at, done, steps, supposed } = current;
      if (supposed) return backFrom(supposed);
      if (at < done)
        return { says: t('walk.goOn', { n: done + 1 }), run: () => walkTo(Math.min(done, steps.length - 1)) };
      return { says: at === done ? deedVerb(steps[at]!) : t('walk.solveToHere'), run: solveToHere };
    }
    default:
      return undefined;
  }
}

/** From one of some cases back to where they are compared. */
const backFrom = ({ back }: Supposed): Offer | undefined =>
  back && {
    says: t('follow.back'),
    run: () => {
      hint.value = back;
    },
  };

/** Buttons for the step before and the step after. */
function Turns({ walk: { steps, at } }: { readonly walk: Walk }): JSX.Element {
  const turn = (to: number, says: Key, Icon: () => JSX.Element): JSX.Element => (
    <button
      type="button"
      class="icon-button"
      aria-label={t(says)}
      title={t(says)}
      aria-disabled={steps[to] === undefined}
      onClick={() => walkTo(to)}
    >
      <Icon />
    </button>
  );
  return (
    <>
      {turn(at - 1, 'walk.before', ICONS.back)}
      {turn(at + 1, 'walk.next', ICONS.forward)}
    </>
  );
}
