import { render } from 'preact';
import './style/tokens.css';
import './style/fonts.css';
import './style/elements.css';
import './style/parts.css';
import './style/frame.css';
import './style/today.css';
import './style/daily.css';
import './style/beside.css';
import './style/scheme.css';
import './style/welcome.css';
import './style/miniature.css';
import './style/play.css';
import './style/grid.css';
import './style/notes.css';
import './style/cover.css';
import './style/pad.css';
import './style/panels.css';
import './style/keys.css';
import './style/narrow.css';
import { startThreadsBy } from './engine/engine.ts';
import { App } from './shell/App.tsx';
import { reload } from './shell/reload.ts';
import { registerOffline } from './shell/Updates.tsx';
import { ready } from './text/index.ts';

const LONGEST_WAIT = 1500; // ms

const isOfNotes = ({ family }: FontFace): boolean => family.includes('Notes');
const facesFor = (isWanted: (face: FontFace) => boolean): Promise<unknown> =>
  Promise.allSettled([...document.fonts].filter(isWanted).map((face) => face.load()));

/** Fonts come before the first picture, so that nothing moves; but nobody waits for them long. */
const fonts = (): Promise<unknown> =>
  Promise.race([
    facesFor((face) => face.unicodeRange === 'U+0-10FFFF' && !isOfNotes(face)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);

function show(): void {
  const place = document.getElementById('app')!;
  // The sign that stood there until now.
  place.replaceChildren();
  render(<App />, place);
  // After everything that is needed at once.
  setTimeout(() => {
    void facesFor(isOfNotes);
    void registerOffline().catch(() => {});
  }, 1000);
}

startThreadsBy(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
/** Without texts the sign stays, and leads back. */
function stay(): void {
  document.querySelector('.overdue a')?.addEventListener('click', (event) => {
    event.preventDefault();
    void reload();
  });
}

// No `await` here: the texts import this file's code, which would wait for them.
void Promise.all([ready, fonts()]).then(show, stay);
