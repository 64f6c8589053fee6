import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { Ring } from './Ring.tsx';
import { STAGES_OF_LEARNING, type StageOfLearning } from './stage.ts';

/** What the rings mean. */
export const Legend = (): JSX.Element => (
  <ul class="legend">
    {STAGES_OF_LEARNING.map((stage) => (
      <li key={stage}>
        <Ring state={SAMPLES[stage]} />
        {t(`mastery.legend.${stage}`)}
      </li>
    ))}
  </ul>
);

const NONE = { done: 0, lacking: [], isMastered: false, isMissed: false, isDue: false } as const;
const SAMPLES = {
  new: NONE,
  begun: { ...NONE, done: 3, last: 0 },
  mastered: { ...NONE, done: 5, last: 0, isMastered: true },
  due: { ...NONE, done: 5, last: 0, isMastered: true, isDue: true },
} satisfies Record<StageOfLearning, object>;
