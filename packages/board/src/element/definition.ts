import { fail } from '@pencilmark/core/result';
import { PencilmarkBoard } from './board-element.ts';

const NAME = 'pencilmark-board';
const VALID = /^[a-z][a-z0-9._]*-[a-z0-9._-]*$/;

/**
 * Makes `<pencilmark-board>` known to the page, or the same element by another name. Where that is
 * done already, it does nothing; a name that another element has is an error.
 */
export function defineBoardElement(name: string = NAME): void {
  if (!globalThis.customElements)
    fail('defineBoardElement was called where there are no custom elements; expected a browser');
  if (typeof name !== 'string' || !VALID.test(name))
    fail(`defineBoardElement was called with ${name}; expected small letters with a dash, such as "${NAME}"`);
  const known = customElements.get(name);
  if (known === undefined)
    customElements.define(name, name === NAME ? PencilmarkBoard : class extends PencilmarkBoard {});
  else if (known !== PencilmarkBoard && !(known.prototype instanceof PencilmarkBoard))
    fail(`defineBoardElement was called with "${name}", which is another element of this page`);
}

declare global {
  interface HTMLElementTagNameMap {
    'pencilmark-board': PencilmarkBoard;
  }
}
