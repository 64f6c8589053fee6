import type { Session } from './session.ts';

const SERVICE = '@pencilmark/service';

/**
 * Loads a module of the service: it is no part of the bundle, but a package of its own with a
 * database and a server in it, which most people never need. Undefined, with a message that says
 * how to get it, where it is not installed.
 */
export async function loadService<Module>(session: Session, load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load();
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${SERVICE}'`)) throw problem;
    session.refuse(
      'pencilmark',
      `This needs the package ${SERVICE}, which is not installed here.\n` +
        `  to have it:    npm install pencilmark ${SERVICE}\n` +
        `  for one start: npx --package pencilmark --package ${SERVICE} pencilmark serve`,
    );
    return undefined;
  }
}
