import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { database } from '../../storage/database.ts';
import { textsOf } from '../../text/index.ts';
import type { LearntProps } from './LearntLine.tsx';

/** A line about what was learnt, with the way to it. Where nothing was, nothing is loaded. */
export function Learnt(props: LearntProps): JSX.Element | null {
  const shown = useSignal<{ readonly Line: ComponentType<LearntProps> } | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      if ((await (await database()).count('answers')) === 0) return;
      const [{ LearntLine }] = await Promise.all([import('./LearntLine.tsx'), textsOf('learn')]);
      if (!isOver) shown.value = { Line: LearntLine };
    };
    look().catch(() => {}); // then the way to all techniques remains
    return () => {
      isOver = true;
    };
  }, []);
  return shown.value ? <shown.value.Line {...props} /> : null;
}
