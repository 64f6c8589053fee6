/** Reads deploy/compose.yaml as an engine does: anchors are joined, variables are put in. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** `${NAME:-usual}` becomes the value of a variable, or the usual one. */
export const filledIn = (text, variables) =>
  text.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, usual = '') => variables[name] || usual);

const filledInAll = (value, variables) => {
  if (typeof value === 'string') return filledIn(value, variables);
  if (Array.isArray(value)) return value.map((one) => filledInAll(one, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledInAll(one, variables)]));
};

/** The compose file as plain data. `variables` are those of the environment. */
export const composed = (variables = {}, file = new URL('compose.yaml', import.meta.url)) =>
  filledInAll(parse(readFileSync(file, 'utf8'), { merge: true }), variables);
