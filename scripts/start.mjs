/** Serves the web app on this machine and prints its address; the set-up has been done. */
import { buildWeb } from './web.mjs';

const { code } = await buildWeb();
if (code === 0) {
  const { optionsFrom, serve } = await import('../apps/web/server.mjs');
  try {
    const { server, address } = await serve(optionsFrom(process.argv.slice(2)));
    console.log(
      `Pencilmark is at ${address}   (Ctrl-C ends it; npm run demo shows the solvers, npx pencilmark --help the command line)`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
  } catch (problem) {
    console.error(`The app cannot be served: ${problem.message}.`);
    process.exitCode = 1;
  }
} else process.exitCode = code;
