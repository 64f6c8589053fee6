import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './learn.css';
import './mastery.css';
import { engine } from '../../engine/engine.ts';
import { route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Technique } from './lesson/Technique.tsx';
import { Overview } from './overview/Overview.tsx';
import { LEARN, type Listed } from './tasks.ts';

/** Every technique as a map or a list, with search; or the page of one. */
export function Learn(): JSX.Element {
  const techniques = useSignal<readonly Listed[]>([]);
  useEffect(() => {
    void engine.ask(LEARN.techniques, undefined).then((list) => {
      techniques.value = list;
    });
  }, []);
  if (techniques.value.length === 0) return <p class="wait">{t('play.wait')}</p>;
  const [id] = route.value.rest;
  return id ? <Technique key={id} id={id} techniques={techniques.value} /> : <Overview techniques={techniques.value} />;
}
