import { type Mastery, NEEDED } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import { chosen } from '../chosen.ts';
import type { Listed } from '../tasks.ts';
import { nextStop, type Plan } from './plan.ts';
import { Ring } from './Ring.tsx';
import { Slip } from './Slip.tsx';
import { stageOf } from './stage.ts';

interface LearnMapProps {
  readonly plan: Plan;
  /** How far somebody is with each; nothing before it is read. */
  readonly states: ReadonlyMap<string, Mastery> | undefined;
}

const STEPS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * The families with their techniques as a map: each technique is a stop, which arrow keys walk; a
 * slip beside describes the chosen one. A screen reader has headings and lists.
 */
export function LearnMap({ plan, states }: LearnMapProps): JSX.Element {
  const field = useRef<HTMLDivElement>(null);
  const all = plan.rows.flatMap(({ techniques }) => techniques);
  const here = all.find(({ id }) => id === chosen.value) ?? all[0]!;
  const walk = (event: KeyboardEvent): void => {
    if (!STEPS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chosen.value = nextStop(plan, here.id, event.key);
    field.current?.querySelector<HTMLElement>(`[data-technique="${chosen.value}"]`)?.focus();
  };
  return (
    <div class="map">
      <div
        ref={field}
        class="field"
        style={{ '--across': plan.width, '--down': plan.height }}
        aria-describedby="map-keys"
      >
        <Ground plan={plan} />
        {plan.rows.map(({ family, techniques, y, height }) => (
          <section key={family} style={{ '--y': y, '--height': height }}>
            <h2>{t(`family.${family}`)}</h2>
            <p class="idea">{t(`family.${family}.idea`)}</p>
            <ul class="techniques">
              {techniques.map((technique) => (
                <Stop
                  key={technique.id}
                  technique={technique}
                  plan={plan}
                  row={{ y, height }}
                  state={states?.get(technique.id)}
                  isHere={technique === here}
                  walk={walk}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p id="map-keys" class="spoken">
        {t('learn.keys')}
      </p>
      <Descriptions />
      <Slip technique={here} state={states?.get(here.id)} />
    </div>
  );
}

/** The levels as columns, and the path of each family. */
function Ground({ plan: { columns, rows, spots, width, height } }: { readonly plan: Plan }): JSX.Element {
  return (
    <>
      {columns.map(({ level, x, width: across }) => (
        <p key={level} class="column" aria-hidden="true" style={{ '--x': x, '--width': across }}>
          {t(`difficulty.${level}`)}
        </p>
      ))}
      <svg class="paths" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {rows.map(({ family, techniques }) => (
          <polyline
            key={family}
            points={techniques.map(({ id }) => `${spots.get(id)!.x},${spots.get(id)!.y}`).join(' ')}
          />
        ))}
      </svg>
    </>
  );
}

/**
 * The id of what a screen reader says of a stop besides its name; nothing of what is not begun.
 */
function descriptionId(state: Mastery | undefined): string | undefined {
  const stage = stageOf(state);
  return stage === 'new' ? undefined : stage === 'begun' ? `stage-begun-${state!.done}` : `stage-${stage}`;
}

/** What is said of stops, once for all of them. */
const Descriptions = (): JSX.Element => (
  <div hidden>
    <span id="stage-mastered">{t('mastery.stage.mastered')}</span>
    <span id="stage-due">{t('mastery.stage.due')}</span>
    {Array.from({ length: NEEDED }, (_, done) => (
      <span key={done} id={`stage-begun-${done}`}>
        {t('mastery.stage.begun', { done, needed: NEEDED })}
      </span>
    ))}
  </div>
);

interface StopProps extends Omit<LearnMapProps, 'states'> {
  readonly technique: Listed;
  readonly state: Mastery | undefined;
  /** Where the row of its family lies. */
  readonly row: { readonly y: number; readonly height: number };
  readonly isHere: boolean;
  readonly walk: (event: KeyboardEvent) => void;
}

/** A technique: a press chooses it, and one more goes to its page. */
function Stop({ technique: { id, level, names }, state, plan, row, isHere, walk }: StopProps): JSX.Element {
  const wasHere = useRef(true);
  const { x, y } = plan.spots.get(id)!;
  // Its name lies on no other stop of the row, nor on the slip.
  const side = ['at', x > plan.width * 0.8 && 'late', y - row.y < row.height - 1 && 'high'].filter(Boolean).join(' ');
  return (
    <li style={{ '--x': x, '--y': y - row.y }} class={side}>
      <a
        class="stop"
        href={address(`learn/${id}`)}
        data-technique={id}
        aria-describedby={descriptionId(state)}
        aria-current={isHere ? 'true' : undefined}
        tabIndex={isHere ? undefined : -1}
        onKeyDown={walk}
        onPointerDown={() => {
          wasHere.current = isHere;
        }}
        onClick={(event) => {
          // Keys and screen readers, which press nothing, follow the link at once.
          if (event.detail > 0 && !wasHere.current) event.preventDefault();
          wasHere.current = true;
          chosen.value = id;
        }}
      >
        <Ring state={state} />
        <span class="name">{names[language.value]}</span>
        <span class="level">{t(`difficulty.${level}`)}</span>
      </a>
    </li>
  );
}
