import type { JSX } from 'preact';
import { language, t } from '../../../text/index.ts';
import { Practice } from '../Practice.tsx';
import type { Standing } from '../standing.ts';
import type { Example, Listed } from '../tasks.ts';
import { DrillsOf } from './DrillsOf.tsx';
import { TryIt } from './TryIt.tsx';
import { Walkthrough } from './Walkthrough.tsx';

interface LessonProps {
  readonly example: Example;
  readonly technique: Listed;
  readonly standing: Standing | undefined;
}

/** A lesson: the idea and an example, a position to find it in, the drills, real boards. */
export function Lesson({ example, technique, standing }: LessonProps): JSX.Element {
  const { id, names } = technique;
  const name = names[language.value];
  return (
    <>
      <section class="part" aria-labelledby="idea">
        <h2 id="idea">{t('learn.idea')}</h2>
        <p class="idea prose">{example.idea}</p>
        <Walkthrough example={example} />
      </section>
      <TryIt id={id} name={name} />
      <DrillsOf id={id} standing={standing} />
      <Practice id={id} name={name} hasWords />
    </>
  );
}
