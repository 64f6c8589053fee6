import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kindsTitle } from '../../model/titles.ts';
import { loadKinds } from '../../puzzles/boards.ts';
import { MIXTURES, type Mixture } from '../../puzzles/mixtures.ts';
import { t } from '../../text/index.ts';

/** Clues on offer, as they are called. */
interface Titled extends Mixture {
  readonly title: string;
}

/** All clues on offer, once they are wanted and what they are called is loaded. */
export function useMixtures(isWanted = true): readonly Titled[] {
  const isReady = useSignal(false);
  useEffect(() => {
    if (!isWanted) return;
    loadKinds().then(
      () => {
        isReady.value = true;
      },
      () => {}, // offline before the first visit, there are only boards without clues
    );
  }, [isWanted]);
  return isReady.value ? MIXTURES.map((mixture) => ({ ...mixture, title: titleOf(mixture) })) : [];
}

const titleOf = ({ kinds, isCovered }: Mixture): string => (isCovered ? t('new.covered') : kindsTitle(kinds));
