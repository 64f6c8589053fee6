import { render } from 'preact';
import './style/tokens.css';
import './style/elements.css';
import './style/frame.css';
import './style/play.css';
import './style/grid.css';
import './style/notes.css';
import './style/cover.css';
import './style/pad.css';
import './style/panels.css';
import './style/keys.css';
import './style/games.css';
import './style/narrow.css';
import { startThreadsBy } from './engine/engine.ts';
import { App } from './shell/App.tsx';
import { registerOffline } from './shell/Updates.tsx';
import { ready } from './text/index.ts';

startThreadsBy(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
await ready;
render(<App />, document.getElementById('app')!);
// After everything that is needed at once.
setTimeout(() => void registerOffline().catch(() => {}), 1000);
