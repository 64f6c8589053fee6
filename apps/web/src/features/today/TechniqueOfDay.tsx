import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { workshop } from '../../engine/engine.ts';
import { player } from '../../player.ts';
import { address } from '../../route.ts';
import { reachOn } from '../../statistics/level.ts';
import { language, t, textsOf } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { Learnt } from '../techniques/Learnt.tsx';
import { levelFor } from './Daily.tsx';
import type { Kept } from './kept.ts';
import { dailyPuzzle } from './puzzle.ts';
import { SchemeDrawing } from './SchemeDrawing.tsx';
import { type ShownTechnique, TODAY } from './tasks.ts';

/** What a player needs who has played yesterday comes for them alone. */
const costlyYesterday = async ({ day, solved }: Kept): Promise<readonly string[]> =>
  (await import('./costly.ts')).costlyBefore(day, solved);

/** A technique to read about: what was dear yesterday, but for those of today's puzzle. */
export function TechniqueOfDay({ kept }: { readonly kept: Kept }): JSX.Element {
  const { day, solved, dailies } = kept;
  const shown = useSignal<ShownTechnique | undefined>(undefined);
  const level = levelFor(kept);
  const reach = reachOn(day, player.value?.knows ?? 'unsaid', solved);
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      const { givens } = dailies.get(level) ?? (await dailyPuzzle(day, level));
      const costly = await costlyYesterday(kept).catch(() => []);
      if (isOver) return;
      const wish = { day, costly, reach, givens };
      const [technique] = await Promise.all([workshop.ask(TODAY.technique, wish), textsOf('techniques')]);
      if (!isOver) shown.value = technique;
    };
    ask().catch(() => {}); // then the way to all techniques remains
    return () => {
      isOver = true;
    };
  }, [day, level, reach]);
  const technique = shown.value;
  return (
    <section aria-labelledby="technique-of-day">
      <a class="technique-of-day" href={address(technique ? `learn/${technique.id}` : 'learn')}>
        <SchemeDrawing scheme={technique?.scheme} />
        <span>
          <span id="technique-of-day" class="eyebrow">
            {t('today.technique')}
          </span>
          <strong>{technique?.names[language.value] ?? ' '}</strong>
          <span class="tells">{technique && t(`family.${technique.family}.idea`)}</span>
        </span>
        <ICONS.forward />
      </a>
      <p class="small">
        <a href={address('prove')}>{t('today.prove')}</a>
      </p>
      <Learnt what="due" />
    </section>
  );
}
