import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../../style/learn.css';
import { engine } from '../../engine/engine.ts';
import { address, route } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { Technique } from './Technique.tsx';
import { LEARN, type Listed } from './tasks.ts';

/** Every technique by family, with search; or the page of one. */
export function Learn(): JSX.Element {
  const techniques = useSignal<readonly Listed[]>([]);
  useEffect(() => {
    void engine.ask(LEARN.techniques, undefined).then((list) => {
      techniques.value = list;
    });
  }, []);
  if (techniques.value.length === 0) return <p class="wait">{t('play.wait')}</p>;
  const [id] = route.value.rest;
  return id ? <Technique key={id} id={id} techniques={techniques.value} /> : <List techniques={techniques.value} />;
}

/** Letters without accents and hyphens, so that "x wing" finds X-Wing. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function List({ techniques }: { readonly techniques: readonly Listed[] }): JSX.Element {
  const wish = useSignal('');
  const families = [...new Set(techniques.map(({ family }) => family))];
  const found = techniques.filter(({ id, family, names }) =>
    plain(`${id} ${Object.values(names).join(' ')} ${t(`family.${family}`)}`).includes(plain(wish.value)),
  );
  return (
    <div class="page learn">
      <h1>{t('page.learn')}</h1>
      <p>{t('learn.intro')}</p>
      <div class="find">
        <label>
          {t('learn.search')}{' '}
          <input
            type="search"
            value={wish.value}
            onInput={(event) => {
              wish.value = event.currentTarget.value;
            }}
          />
        </label>
        <span role="status">{t('learn.found', { n: found.length })}</span>
      </div>
      {families.map((family) => {
        const own = found.filter((one) => one.family === family);
        if (own.length === 0) return null;
        return (
          <section key={family}>
            <h2>{t(`family.${family}`)}</h2>
            <p class="idea">{t(`family.${family}.idea`)}</p>
            <ul class="techniques">
              {own.map(({ id, names }) => (
                <li key={id}>
                  <a href={address(`learn/${id}`)}>{names[language.value]}</a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
