import { refuse } from './fault.ts';

/** A request of an environment, whose members are not checked yet. */
export type Members = Readonly<Record<string, unknown>>;

/** Refuses a request that has a member which nobody reads. */
export function checkMembers(members: Members, known: readonly string[]): void {
  for (const name in members)
    if (!known.includes(name)) refuse('request', `There is no member "${name}"; expected ${known.join(', ')}.`, name);
}

/** A text among the members; undefined where there is none. */
export function textIn(members: Members, name: string, longest = 100): string | undefined {
  const value = members[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') refuse('request', `"${name}" must be a text.`, name);
  if (value.length > longest) refuse('request', `"${name}" has more than ${longest} characters.`, name);
  return value;
}

/** One of some names among the members. */
export function nameIn<Name extends string>(members: Members, name: string, names: readonly Name[]): Name | undefined {
  const value = members[name];
  if (value === undefined) return undefined;
  if (!names.includes(value as Name)) refuse('request', `"${name}" must be one of ${names.join(', ')}.`, name);
  return value as Name;
}

/** A whole number among the members. */
export function numberIn(members: Members, name: string, least: number, most: number): number | undefined {
  const value = members[name];
  if (value === undefined) return undefined;
  const isRight = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  if (!isRight) refuse('request', `"${name}" must be a whole number from ${least} to ${most}.`, name);
  return value as number;
}

/** Some of some names among the members. */
export function namesIn(members: Members, name: string, names: readonly string[]): readonly string[] | undefined {
  const value = members[name];
  if (value === undefined) return undefined;
  const isRight = Array.isArray(value) && value.length > 0 && value.every((item) => names.includes(item));
  if (!isRight) refuse('request', `"${name}" must be a list of some of ${names.join(', ')}.`, name);
  return [...new Set(value as string[])];
}
