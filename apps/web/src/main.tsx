import { render } from 'preact';
import './ui/style/tokens.css';
import './ui/style/fonts.css';
import './ui/style/elements.css';
import './ui/style/parts.css';
import './shell/frame.css';
import './features/today/today.css';
import './features/today/daily.css';
import './features/today/beside.css';
import './features/today/scheme.css';
import './features/today/welcome.css';
import './ui/grid/miniature.css';
import './features/play/play.css';
import './ui/grid/grid.css';
import './ui/grid/notes.css';
import './ui/grid/cover.css';
import './ui/pad/pad.css';
import './ui/pad/panels.css';
import './ui/pad/keys.css';
import './ui/pad/narrow.css';
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
