#!/usr/bin/env node
/**
 * WebKit for Playwright's client of WebDriver BiDi: started as if it were a Firefox, it says where
 * it listens, and drives WebKitGTK (Linux) or Safari (macOS) by WebDriver Classic.
 */
import { WebSocketServer } from 'ws';
import { Bidi } from './bidi.mjs';
import { environment } from './gtk.mjs';

const MINI_BROWSER = process.env.PENCILMARK_MINIBROWSER;

const BROWSERS = {
  linux: {
    name: 'webkit',
    // A window has the focus of an X server without a window manager where the pointer lies in it:
    // in the middle of the screen.
    place: { x: 1990, y: 1190 },
    driver: (wishes) => ({
      program: 'WebKitWebDriver',
      argumentsFor: (port) => [`--port=${port}`, '--host=127.0.0.1'],
      capabilities: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      },
      env: environment(wishes),
    }),
    actionFor: (action) => action,
  },
  darwin: {
    name: 'safari',
    driver: () => ({
      program: 'safaridriver',
      argumentsFor: (port) => ['--port', `${port}`],
      capabilities: { browserName: 'safari', pageLoadStrategy: 'none' },
      env: process.env,
    }),
    actionFor: (action) => action,
  },
};

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on('connection', (socket) => {
  const send = (message) => socket.send(JSON.stringify(message));
  const bidi = new Bidi(BROWSERS[process.platform], send);
  const end = async () => {
    await bidi.end();
    process.exit(0);
  };
  socket.on('close', end);
  process.on('SIGTERM', end);
  socket.on('message', async (data) => {
    const { id, method, params } = JSON.parse(data);
    try {
      send({ type: 'success', id, result: await bidi.do(method, params) });
      if (method === 'browser.close') await end();
    } catch (error) {
      send({
        type: 'error',
        id,
        error: error.kind ?? 'unknown error',
        message: error.message,
        stacktrace: error.stack,
      });
    }
  });
});
