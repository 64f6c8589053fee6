import { err, ok, type Result } from '@pencilmark/core/result';
import type { Session } from '../session.ts';
import { unknownName } from './names.ts';
import type { Option } from './option.ts';

/** The ids of all techniques. Their code is large, so it is loaded only when somebody needs it. */
const techniqueIds = async (): Promise<readonly string[]> =>
  (await import('@pencilmark/core/human')).TECHNIQUES.map(({ id }) => id);

const readIds = (text: string): Result<readonly string[], string> => {
  const ids = text.split(',').map((id) => id.trim());
  return ids.every((id) => id !== '') ? ok([...new Set(ids)]) : err('Expected ids separated by commas.');
};

/** An option that names techniques. */
export const techniqueOption = (flag: string, says: string): Option => ({
  flags: `--${flag} <id,...>`,
  says: `${says} (see: pencilmark list techniques)`,
  read: readIds,
  choices: techniqueIds,
});

/** Whether all of these are techniques. The session reports the first that is not. */
export async function areTechniques(session: Session, ids: readonly string[] = []): Promise<boolean> {
  if (ids.length === 0) return true;
  const known = await techniqueIds();
  const strange = ids.find((id) => !known.includes(id));
  if (strange !== undefined) session.refuse('pencilmark', unknownName('technique', strange, known));
  return strange === undefined;
}
