import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { language, t } from '../../../text/index.ts';
import { keepAnswer } from '../../techniques/answers.ts';
import { usePosed } from '../answers.ts';
import type { Standing } from '../standing.ts';
import type { DrillRow, Listed, Wish } from '../tasks.ts';
import { attemptsAt, dueDrill, nextDrill } from './course.ts';
import { Finder } from './Finder.tsx';
import { Moment, Onward } from './Onward.tsx';

interface DrillRunProps {
  readonly technique: Listed;
  readonly techniques: readonly Listed[];
  readonly standing: Standing;
}

/** A drill on the page, and whether the technique was mastered before. */
interface Turn {
  readonly wish: Wish;
  readonly row: DrillRow;
  readonly isMastered: boolean;
}

/** One drill after the other; each answer is kept. */
export function DrillRun({ technique, techniques, standing }: DrillRunProps): JSX.Element {
  const { id, names } = technique;
  const turn: Signal<Turn | undefined> = useSignal(turnFor(id, standing));
  const posed = usePosed(turn.value?.wish);
  const now = turn.value;
  if (!now) return <p>{t('learn.drillNone')}</p>;
  const { grade } = now.row;
  return (
    <>
      {posed ? (
        <Finder
          key={`${now.row.id} ${posed.seed}`}
          posed={posed.posed}
          name={names[language.value]}
          above={`${t(now.isMastered ? 'learn.drillDue' : 'learn.drill')} · ${t(`learn.drillGrade.${grade}`)}`}
          moment={(outcome) => (
            <Moment name={names[language.value]} standing={standing} outcome={outcome} wasMastered={now.isMastered} />
          )}
          onEnd={(outcome, ms) => void keepAnswer({ technique: id, drill: now.row.id, grade, ms, outcome })}
        >
          {() => (
            <Onward
              technique={technique}
              techniques={techniques}
              standing={standing}
              goOn={() => {
                turn.value = turnFor(id, standing);
              }}
            />
          )}
        </Finder>
      ) : (
        <p class="wait room-for-board">{t('play.wait')}</p>
      )}
    </>
  );
}

/** The next drill, turned another way each time it comes. */
function turnFor(technique: string, { drills, own, state: { isMastered } }: Standing): Turn | undefined {
  const row = (isMastered ? undefined : nextDrill(drills, own)) ?? dueDrill(drills, own);
  return row && { wish: { technique, drill: row.id, seed: attemptsAt(row.id, own) }, row, isMastered };
}
