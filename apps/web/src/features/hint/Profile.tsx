import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { walkTo } from './actions.ts';
import { deedsOf, type Walk } from './hint.ts';
import { telling } from './telling.ts';

/** The steps of a walk as bars, higher the harder they are; a click on a bar shows its step. */
export function Profile({ walk: { steps, at, done } }: { readonly walk: Walk }): JSX.Element {
  const { name } = telling(steps[at]!);
  return (
    <div class="profile">
      <svg viewBox={`0 0 ${steps.length * 4} 20`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ hardness }, index) => {
          const height = 4 + 16 * Math.sqrt(hardness);
          const kind = index === at ? 'here' : index < done ? 'done' : '';
          return <rect key={index} class={kind} x={index * 4 + 0.7} y={20 - height} width="2.6" height={height} />;
        })}
      </svg>
      <input
        type="range"
        min="1"
        max={steps.length}
        value={at + 1}
        aria-label={t('walk.steps')}
        aria-valuetext={`${t('walk.at', { at: at + 1, all: steps.length })}: ${name}`}
        onInput={({ currentTarget }) => walkTo(Number(currentTarget.value) - 1)}
      />
    </div>
  );
}

/** The list of steps to walk through, closed at first. */
export function StepList({ walk: { steps, at, done } }: { readonly walk: Walk }): JSX.Element {
  return (
    <details class="step-list">
      <summary>{t('walk.list')}</summary>
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={index} class={index < done ? 'done' : ''}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => walkTo(index)}>
              {telling(step).name} <small>{deedsOf(step)}</small>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
