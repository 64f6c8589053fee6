/** Serves the web app on this machine and prints its address; the set-up has been done. */
import { optionsFrom, serve } from '../apps/web/server.mjs';
import { buildWeb } from './web.mjs';

const USAGE = 'npm start -- [--port 0…65535] [--host ADDRESS]';

// What is wrong with an address shows only when it is listened to.
const OF_THE_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

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
    const { server, address } = await serve(options);
    console.log(
      `Pencilmark is at ${address}   (Ctrl-C ends it; npm run demo shows the solvers, npx pencilmark --help the command line)`,
    );
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
