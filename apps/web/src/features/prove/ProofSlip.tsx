import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { language, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { Sentence } from '../hint/Sentence.tsx';
import { telling } from '../hint/telling.ts';
import { Reasons } from './Reasons.tsx';
import { shown } from './shown.ts';
import { again, end, giveUp, nameHouse, prove, type Stage, stage, type Trial, takeBack, trial } from './trial.ts';
import '../hint/hint.css';
import './prove.css';

const HOUSES = ['row', 'column', 'box'] as const;

/** What is claimed, as a question: "Why 5 in r1c2?" */
function questionOf({ claim: { candidates, isPlacement }, geometry }: Trial): string {
  const cells = candidates.map(({ cell }) => cellName(cell, geometry.size)).join(', ');
  return t(isPlacement ? 'prove.why' : 'prove.whyNot', { digit: ALPHABET[candidates[0]!.digit - 1]!, cells });
}

/** Takes the reason of a claim, first the technique and then its cells; and shows its grade. */
export function ProofSlip(): JSX.Element | null {
  const slip = useRef<HTMLElement>(null);
  const [claimed, current] = [trial.value, stage.value];
  const verdict = current.at === 'told' ? verdictOf(current) : '';
  useLayoutEffect(() => {
    if (current.at === 'told') slip.current?.querySelector<HTMLElement>('.main')?.focus({ preventScroll: true });
  }, [current.at]);
  useEffect(() => {
    if (verdict) say(verdict);
  }, [verdict]);
  if (!claimed) return null;
  return (
    <section
      class={`slip hinted proving${current.at === 'told' && current.graded.kind === 'wrong' ? ' proof' : ''}`}
      aria-label={t('menu.prove')}
      ref={slip}
    >
      <header>
        <p class="eyebrow">{questionOf(claimed)}</p>
        {current.at !== 'reason' && <Named name={current.reason.names[language.value]} isOpen={canChange(current)} />}
      </header>
      {current.at === 'reason' && <Reasons board={claimed.geometry.id} />}
      {current.at === 'cells' && <Cells trial={claimed} hasFailed={current.hasFailed === true} />}
      {current.at === 'wait' && <p class="wait">{t('play.wait')}</p>}
      {current.at === 'told' && <Verdict stage={current} text={verdict} />}
    </section>
  );
}

/** Whether another technique may be named: until the cells are judged, and after a vain try. */
const canChange = (current: Stage): boolean => current.at === 'cells' || (current.at === 'told' && isOpen(current));

/** Whether a verdict may still become better. */
const isOpen = ({ graded: { kind }, isShown }: ToldStage): boolean =>
  (kind === 'technique' || kind === 'cells') && !isShown;

/** The technique that was named; while that is open, the way back to the others. */
const Named = ({ name, isOpen: canGo }: { readonly name: string; readonly isOpen: boolean }): JSX.Element =>
  canGo ? (
    <button type="button" onClick={() => again('reason')}>
      {name}
    </button>
  ) : (
    <span class="small">{name}</span>
  );

/** The cells on which the reason rests. */
function Cells({ trial: { cells, geometry }, hasFailed }: { readonly trial: Trial; readonly hasFailed: boolean }) {
  const named = cells.value;
  return (
    <>
      <div class="story">
        <p class="told">{t(hasFailed ? 'prove.failed' : 'prove.cells')}</p>
        <p class="small" role="status">
          {t('prove.named', { n: named.length })}
        </p>
      </div>
      <div class="verbs houses" role="group" aria-label={t('prove.houses')}>
        {HOUSES.map((kind) => (
          <button
            key={kind}
            type="button"
            disabled={!geometry.houses.some((house) => house.kind === kind && house.set.has(named.at(-1) ?? -1))}
            onClick={() => nameHouse(kind)}
          >
            {t(`prove.${kind}`)}
          </button>
        ))}
      </div>
      <div class="verbs">
        <button type="button" class="main" disabled={named.length === 0} onClick={() => void prove(language.peek())}>
          {t('prove.prove')}
        </button>
        <button type="button" onClick={end}>
          {t('prove.none')}
        </button>
      </div>
    </>
  );
}

type ToldStage = Extract<Stage, { readonly at: 'told' }>;

/** What is said of a reason. */
function verdictOf({ graded, reason, isShown }: ToldStage): string {
  const name = reason.names[language.value];
  switch (graded.kind) {
    case 'shorter':
      return t('prove.shorter', { name: telling(graded.explained).name });
    case 'technique':
      return t('prove.technique', { name });
    case 'cells': {
      if (isShown) return t('prove.nearest', { name: telling(graded.explained).name });
      const { missing, superfluous } = graded;
      return [
        t('prove.notCells', { name }),
        missing.length > 0 && t('prove.missing', { n: missing.length }),
        superfluous.length > 0 && t('prove.superfluous', { n: superfluous.length }),
      ]
        .filter(Boolean)
        .join(' ');
    }
    default:
      return t(`prove.${graded.kind}`, { name });
  }
}

function Verdict({ stage: current, text }: { readonly stage: ToldStage; readonly text: string }): JSX.Element {
  const { kind } = current.graded;
  const canTakeBack = kind === 'wrong' && trial.value?.takeBack !== undefined;
  const canTry = isOpen(current);
  const Icon = kind === 'proven' || kind === 'shorter' ? ICONS.check : undefined;
  return (
    <>
      <div class="story">
        <p class={Icon ? 'worth right' : 'worth'}>
          {Icon && <Icon />}
          {text}
        </p>
        {shown.value && <Sentence parts={telling(shown.value).full} />}
      </div>
      <div class="verbs">
        {canTry && (
          <button type="button" class="main" onClick={() => again(kind === 'cells' ? 'cells' : 'reason')}>
            {t('prove.again')}
          </button>
        )}
        {canTry && kind === 'cells' && (
          <button type="button" onClick={giveUp}>
            {t('prove.show')}
          </button>
        )}
        {canTakeBack && (
          <button type="button" class="main" onClick={takeBack}>
            {t('prove.takeBack')}
          </button>
        )}
        <button type="button" class={canTry || canTakeBack ? '' : 'main'} onClick={end}>
          {t(canTry || canTakeBack ? 'prove.leave' : 'prove.on')}
        </button>
      </div>
    </>
  );
}
