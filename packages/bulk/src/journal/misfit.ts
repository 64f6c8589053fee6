import type { InputIdentity, Work } from '../types.ts';
import type { Journal } from './journal.ts';

/** Why a journal does not belong to a job; undefined when it does. */
export function misfitOf(journal: Journal, identities: readonly InputIdentity[], work: Work): string | undefined {
  if (journal.version !== 2) return 'The journal is of another version.';
  const names = (list: readonly InputIdentity[]): string => list.map(({ name }) => name).join(' ');
  if (names(journal.inputs) !== names(identities))
    return `The unfinished job reads ${names(journal.inputs)}, not ${names(identities)}.`;
  const changed = identities.find((now, index) => JSON.stringify(now) !== JSON.stringify(journal.inputs[index]));
  if (changed) return `${changed.name} has changed since the job was begun.`;
  const [was, is] = [journal.work, work].map(({ job, options }) => `${job} ${JSON.stringify(options)}`);
  if (was === is) return undefined;
  const differing = differingOptions(journal.work.options, work.options);
  return `The unfinished job has other options${differing.length > 0 ? ` (${differing.join(', ')})` : ''}: ${was}.`;
}

/** The names of the options that are not the same. */
function differingOptions(a: object, b: object): string[] {
  const [was, is] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .sort();
}
