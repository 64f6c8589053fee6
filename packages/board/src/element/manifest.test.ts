import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementManifest } from '../../../../scripts/element-manifest.mjs';
import { PencilmarkBoard } from './board-element.ts';
import { defineBoardElement } from './definition.ts';
import { Field } from './field.ts';
import { STYLE } from './style.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('custom-elements.json'));
const [{ declarations }] = manifest.modules;
const [declaration] = declarations;

/** What a field of a form has anyway, and what browsers call; README does not list it. */
const OF_FIELDS = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
];
const isCalledByBrowsers = (name: string): boolean => name === 'constructor' || name.endsWith('Callback');

test('the manifest is what README and the style sheet say', () => {
  expect(manifest).toEqual(elementManifest(read('README.md'), STYLE));
});

test('README lists the attributes that the element observes', () => {
  const names = declaration.attributes.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining([...PencilmarkBoard.observedAttributes]));
});

test('README lists every property and method', () => {
  const own = [PencilmarkBoard, Field].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
  const names = declaration.members.map(({ name }: { name: string }) => name);
  const isOwn = (name: string): boolean =>
    !isCalledByBrowsers(name) && !OF_FIELDS.includes(name) && name !== 'labelText';
  expect(names.filter((name: string) => name !== 'lang').sort()).toEqual([...new Set(own.filter(isOwn))].sort());
});

test('where there is no page, both doors can be imported, and say why nothing is registered', async () => {
  await import('./define.ts');
  expect(() => defineBoardElement()).toThrow('where there are no custom elements; expected a browser');
});
