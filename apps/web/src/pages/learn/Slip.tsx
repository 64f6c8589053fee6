import { sentenceText } from '@pencilmark/core/human';
import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { useExample } from './answers.ts';
import { Practice } from './Practice.tsx';
import { Sketch } from './Sketch.tsx';
import type { Listed } from './tasks.ts';

/** What the map tells of the chosen technique: a drawing, the example in words, the ways on. */
export function Slip({ technique: { id, family, level, names } }: { readonly technique: Listed }): JSX.Element {
  const shown = useExample(id);
  const name = names[language.value];
  const telling = shown?.id === id ? shown.example.told.tellings[language.value] : undefined;
  return (
    <aside class="slip next" aria-labelledby="slip-name">
      <p class="eyebrow">
        {t(`family.${family}`)} · {t(`difficulty.${level}`)}
      </p>
      <h2 id="slip-name">{name}</h2>
      <div class="sketched">{shown && <Sketch example={shown.example} label={t('learn.board')} />}</div>
      <p class="prose">{telling && sentenceText(telling.full)}</p>
      <div class="ways-on">
        <a class="button main" href={address(`learn/${id}`)}>
          {t('learn.toLesson')}
        </a>
        <Practice id={id} name={name} />
      </div>
    </aside>
  );
}
