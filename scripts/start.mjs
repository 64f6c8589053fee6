/**
 * Serves the web app and the service on this machine, and prints the address. The database opens
 * behind it. The set-up has been done.
 */
import { join } from 'node:path';
import { APP, optionsFrom } from '../apps/web/server.mjs';
import { buildWeb } from './web.mjs';
import { ROOT } from './workspace.mjs';

/** Where matches are kept when nobody says otherwise; git does not see it. */
const DATA = join(ROOT, '.pencilmark');

const USAGE = 'npm start -- [--port 0…65535] [--host ADDRESS]';

// These errors say that the address is wrong; they come only when the server starts.
const OF_THE_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** What a person wants to know of the place at which the app is served. */
function linesAbout({ address, addresses, taken }) {
  const lines = [
    `Pencilmark is at ${address}   (Ctrl-C ends it; npm run demo shows the solvers, npx pencilmark --help the command line)`,
  ];
  if (addresses.length > 0) lines.push(`Others in your network reach it at ${addresses.join(' or ')}`);
  if (taken !== undefined)
    lines.push(
      `Port ${taken} is taken, perhaps by another npm start. A browser keeps games for each port apart: those played`,
      `on port ${taken} are still kept, but do not show here. To see them, end the program that uses port ${taken}`,
      '(Ctrl-C in its terminal) and start again. npm start -- --port N chooses a port.',
    );
  return lines;
}

/** Tells how the database behind the app gets on; the app itself does without. */
function tellWhenReady({ lifecycle, close }) {
  lifecycle.opened.then(
    () => console.log('Two can play together now.'),
    (problem) => lifecycle.state() === 'draining' || console.error(`Playing together is off: ${problem.message}`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
}

async function start() {
  let options;
  try {
    options = optionsFrom(process.argv.slice(2));
  } catch (problem) {
    console.error(`${problem.message}\nUsage: ${USAGE}`);
    return 2;
  }
  const { code } = await buildWeb();
  if (code !== 0) return code;
  // What is built now was perhaps not there when this script began.
  const { createService } = await import('../apps/service/dist/index.js');
  const service = await createService({
    pages: APP,
    database: process.env.PENCILMARK_DATABASE,
    data: process.env.PENCILMARK_MATCHES ?? DATA,
  });
  try {
    const place = await service.listen(options);
    for (const line of linesAbout(place)) console.log(line);
    tellWhenReady(service);
    return 0;
  } catch (problem) {
    await service.close();
    const isAddress = OF_THE_ADDRESS.includes(problem.code);
    console.error(
      isAddress
        ? `--host ${options.host} is not an address of this machine (${problem.code}).\nUsage: ${USAGE}`
        : `The app cannot be served: ${problem.message}.`,
    );
    return isAddress ? 2 : 1;
  }
}

process.exitCode = await start();
