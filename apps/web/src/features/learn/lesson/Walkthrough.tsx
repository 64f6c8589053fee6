import { SIGNS } from '@pencilmark/board';
import type { Mark, Sentence as Parts, ProofPart, Step } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { geometryOfGame } from '../../../model/game.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { Switch } from '../../../ui/parts/fields.tsx';
import { IconButton } from '../../../ui/parts/IconButton.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { setterOf } from '../../../ui/parts/signals.ts';
import { heardText } from '../../hint/heard.ts';
import { withPart } from '../../hint/part.ts';
import { Sentence } from '../../hint/Sentence.tsx';
import { Sign } from '../../hint/Sign.tsx';
import { telling } from '../../hint/telling.ts';
import { Unfolded } from '../../hint/Unfolded.tsx';
import { afterStep, type Stand } from '../../hint/walk.ts';
import { neededFor } from '../needed.ts';
import { Still } from '../Still.tsx';
import type { Example } from '../tasks.ts';

/** How the example is walked through. */
const STAGES = ['where', 'technique', 'full', 'after'] as const;
type Stage = (typeof STAGES)[number];

/** The example beside what is said of it, stage by stage; it begins with the whole of it. */
export function Walkthrough({ example }: { readonly example: Example }): JSX.Element {
  const stage = useSignal<Stage>('full');
  const areAllShown = useSignal(false);
  const opened = useSignal<ProofPart | undefined>(undefined);
  const geometry = geometryOfGame(example);
  const words = telling(example.explained);
  const step = withPart(example.explained.step, stage.value === 'full' ? opened.value : undefined);
  const parts = (shown: Stage): Parts =>
    shown === 'after' ? [{ kind: 'text', text: t('learn.after') }] : words[shown];
  const show = (next: Stage): void => {
    stage.value = next;
    opened.value = undefined;
    say(`${t(`learn.stage.${next}`)}. ${heardText(parts(next))}`);
  };
  const walk = useWalk(stage.value, show);
  return (
    <div class="example">
      <Still
        geometry={geometry}
        givens={example.givens}
        stand={standAt(stage.value, example, areAllShown.value ? undefined : step)}
        label={t('learn.board')}
        {...(stage.value === 'full' && { step })}
        marks={marksAt(stage.value, step)}
      />
      <div class="lesson">
        <section class="slip" aria-label={t('learn.example')}>
          <div class="stages">
            <p class="eyebrow">{t('learn.stageOf', { at: STAGES.indexOf(stage.value) + 1, all: STAGES.length })}</p>
            <Walk way={walk} />
          </div>
          <div class="segmented" role="group" aria-label={t('learn.example')}>
            {STAGES.map((choice) => (
              <button key={choice} type="button" aria-pressed={stage.value === choice} onClick={() => show(choice)}>
                {t(`learn.stage.${choice}`)}
              </button>
            ))}
          </div>
          <Sentence parts={parts(stage.value)} />
          {stage.value === 'full' && (
            <Unfolded
              parts={words.parts}
              show={(part) => {
                opened.value = part;
              }}
            />
          )}
        </section>
        <Switch label={t('learn.allCandidates')} isOn={areAllShown.value} set={setterOf(areAllShown)} />
        <Signs />
      </div>
    </div>
  );
}

/** What stands on the board at a stage: all candidates, or those that a step needs. */
function standAt(stage: Stage, example: Example, step: Step | undefined): Stand {
  const before = { digits: Uint8Array.from(example.digits), candidates: Int32Array.from(example.candidates) };
  const { digits, candidates } =
    stage === 'after' ? afterStep(geometryOfGame(example), before, example.explained.step) : before;
  const needed = step ? neededFor(step, before.candidates) : candidates;
  return { digits, candidates: candidates.map((set, cell) => set & needed[cell]!) };
}

/** The marks beside those of the whole step. */
function marksAt(stage: Stage, { marks }: Step): readonly Mark[] {
  if (stage === 'where') return marks.filter(({ kind }) => kind === 'house');
  return stage === 'technique' ? marks : [];
}

interface Way {
  readonly back: (() => void) | undefined;
  readonly forward: (() => void) | undefined;
}

/** The stage before and the next; by arrow keys too, where the board does not need them. */
function useWalk(stage: Stage, show: (stage: Stage) => void): Way {
  const at = STAGES.indexOf(stage);
  const to = (next: Stage | undefined): (() => void) | undefined => (next ? () => show(next) : undefined);
  const way = { back: to(STAGES[at - 1]), forward: to(STAGES[at + 1]) };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest('.board, .searching, input, select, textarea')) return;
      const go = key === 'ArrowLeft' ? way.back : key === 'ArrowRight' ? way.forward : undefined;
      if (!go) return;
      event.preventDefault();
      go();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return way;
}

const Walk = ({ way: { back, forward } }: { readonly way: Way }): JSX.Element => (
  <div class="walk">
    <IconButton label={t('learn.back')} Icon={ICONS.back} isDisabled={!back} run={back} />
    <IconButton label={t('learn.forward')} Icon={ICONS.forward} isDisabled={!forward} run={forward} />
  </div>
);

/** What the signs of drawings mean. */
function Signs(): JSX.Element {
  return (
    <details class="panel">
      <summary>{t('learn.signs')}</summary>
      <ul class="signs">
        {SIGNS.map((name) => (
          <li key={name}>
            <Sign name={name} />
            {t(`sign.${name}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
