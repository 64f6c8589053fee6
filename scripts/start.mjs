/** Serves the web app on this machine and prints its address; the set-up has been done. */
import { optionsFrom, serve } from '../apps/web/server.mjs';
import { buildWeb } from './web.mjs';

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
  try {
    const { server, ...place } = await serve(options);
    for (const line of linesAbout(place)) console.log(line);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
    return 0;
  } catch (problem) {
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
