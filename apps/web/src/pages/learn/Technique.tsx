import { type Sentence as Parts, sentenceText } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { geometryOfGame } from '../../game/game.ts';
import { pointed } from '../../grid/place.ts';
import { Sentence } from '../../hint/Sentence.tsx';
import { afterStep } from '../../hint/walk.ts';
import { say } from '../../parts/announcement.ts';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { Practice } from './Practice.tsx';
import { Signs } from './Signs.tsx';
import { Still } from './Still.tsx';
import { type Example, LEARN, type Listed } from './tasks.ts';

/** How the example is walked through. */
const STAGES = ['where', 'technique', 'full', 'after'] as const;

/** The page of a technique: what it says, an example to walk through, practice. */
export function Technique({
  id,
  techniques,
}: {
  readonly id: string;
  readonly techniques: readonly Listed[];
}): JSX.Element {
  const rank = techniques.findIndex((row) => row.id === id);
  const row = techniques[rank];
  const example = useSignal<Example | undefined>(undefined);
  useEffect(() => {
    if (row)
      void engine.ask(LEARN.example, id).then((found) => {
        example.value = found;
      });
    return () => {
      pointed.value = undefined;
    };
  }, [id]);
  if (!row)
    return (
      <div class="page">
        <h1>{t('page.learn')}</h1>
        <p>{t('learn.unknown')}</p>
        <a href={address('learn')}>{t('learn.all')}</a>
      </div>
    );
  const name = row.names[language.value];
  const [before, next] = [techniques[rank - 1], techniques[rank + 1]];
  return (
    <article class="page lesson-page">
      <p>
        <a href={address('learn')}>{t('learn.all')}</a>
      </p>
      <h1>{name}</h1>
      <p class="idea">
        <strong>{t(`family.${row.family}`)}.</strong> {t(`family.${row.family}.idea`)}{' '}
        {t('learn.rank', { rank: rank + 1, all: techniques.length })}
      </p>
      {example.value ? <Shown example={example.value} id={id} name={name} /> : <p class="wait">{t('play.wait')}</p>}
      <nav class="others" aria-label={t('learn.all')}>
        {before && <a href={address(`learn/${before.id}`)}>← {before.names[language.value]}</a>}
        {next && <a href={address(`learn/${next.id}`)}>{next.names[language.value]} →</a>}
      </nav>
    </article>
  );
}

interface ShownProps {
  readonly example: Example;
  readonly id: string;
  readonly name: string;
}

/** The example, stage by stage; it begins with the whole of it. */
function Shown({ example, id, name }: ShownProps): JSX.Element {
  const stage = useSignal<(typeof STAGES)[number]>('full');
  const geometry = geometryOfGame(example);
  const telling = example.told.tellings[language.value];
  const { step } = example.told;
  const before = { digits: Uint8Array.from(example.digits), candidates: Int32Array.from(example.candidates) };
  const stand = stage.value === 'after' ? afterStep(geometry, before, step) : before;
  const parts = (one: (typeof STAGES)[number]): Parts =>
    one === 'after' ? [{ kind: 'text', text: t('learn.after') }] : telling[one];
  const marks = {
    where: step.marks.filter(({ kind }) => kind === 'house'),
    technique: step.marks,
    full: [],
    after: [],
  }[stage.value];
  return (
    <div class="example">
      <Still
        geometry={geometry}
        givens={example.givens}
        stand={stand}
        label={t('learn.board')}
        {...(stage.value === 'full' && { step })}
        marks={marks}
      />
      <div class="lesson">
        <h2>{t('learn.example')}</h2>
        <div class="stages" role="group" aria-label={t('learn.example')}>
          {STAGES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={stage.value === one}
              onClick={() => {
                stage.value = one;
                say(sentenceText(parts(one)));
              }}
            >
              {t(`learn.stage.${one}`)}
            </button>
          ))}
        </div>
        <Sentence parts={parts(stage.value)} />
        <Practice id={id} name={name} />
        <Signs />
      </div>
    </div>
  );
}
