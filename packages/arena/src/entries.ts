import { check, err, NAME_SAYS, ok, type Result, TEXT } from '@pencilmark/core/result';
import Type from 'typebox';
import Value from 'typebox/value';
import { AN_ENTRY } from './expected.ts';
import { Name } from './texts.ts';

/** An entry of a tournament as its list has it: a program of anybody, or a solver of ours. */
export const EntrySpec = Type.Union([
  Type.Object(
    { name: Name, command: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }) },
    { additionalProperties: false },
  ),
  Type.Object({ solver: Type.String(), name: Type.Optional(Name) }, { additionalProperties: false }),
]);
export type EntrySpec = Type.Static<typeof EntrySpec>;

/**
 * The name of an entry.
 *
 *     nameOf({ solver: 'singles' })      // 'singles'
 */
export function nameOf(entry: EntrySpec): string {
  check('nameOf', 'entry', entry, AN_ENTRY);
  return entry.name ?? ('solver' in entry ? entry.solver : '');
}

const SHAPE = 'write {"name": "mine", "command": ["./my-solver"]} or {"solver": "singles"}';
const NAMED = `a name has ${NAME_SAYS}`;

/**
 * The entries of a tournament out of a JSON text, or a sentence that says which entry is wrong.
 *
 *     readEntries('[{"solver": "singles"}]').value      // [{ solver: 'singles' }]
 *     readEntries('[{}]').ok      // false
 */
export function readEntries(text: string): Result<EntrySpec[], string> {
  check('readEntries', 'text', text, TEXT);
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (problem) {
    return err(`This is no JSON: ${(problem as Error).message}.`);
  }
  if (!Array.isArray(list) || list.length === 0) return err('Expected a list of entries.');
  const wrong = list.findIndex((entry) => !Value.Check(EntrySpec, entry));
  if (wrong >= 0) return err(`Entry ${wrong + 1} is not understood; ${SHAPE}; ${NAMED}.`);
  const entries = list as EntrySpec[];
  const names = entries.map(nameOf);
  const again = names.find((name, index) => names.indexOf(name) < index);
  return again === undefined ? ok(entries) : err(`Two entries have the name "${again}".`);
}
