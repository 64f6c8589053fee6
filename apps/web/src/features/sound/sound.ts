import { computed, effect } from '@preact/signals';
import { settings } from '../../settings.ts';

const isWanted = computed(() => settings.value.sound || settings.value.vibration || settings.value.hintSound);

/**
 * Loads what makes sounds once somebody wants them; until then there is nothing to load or make.
 */
export function startSound(): void {
  let end: (() => void) | undefined;
  effect(() => {
    end?.();
    end = undefined;
    if (!isWanted.value) return;
    void import('./player.ts').then(
      ({ startPlayer }) => {
        if (isWanted.peek() && !end) end = startPlayer();
      },
      () => {}, // offline before it was ever loaded
    );
  });
}
