import { render } from 'preact';
import './style/base.css';
import './style/board.css';
import { startThreadsBy } from './engine/engine.ts';
import { App } from './shell/App.tsx';
import { registerOffline } from './shell/Updates.tsx';
import { ready } from './text/index.ts';

startThreadsBy(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
await ready;
render(<App />, document.getElementById('app')!);
// Behind everything that is needed at once.
setTimeout(() => void registerOffline().catch(() => {}), 1000);
