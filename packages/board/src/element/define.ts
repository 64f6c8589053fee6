import { defineBoardElement } from './definition.ts';

// Where pages are made without a browser, the element is registered later, in one.
if (globalThis.customElements) defineBoardElement();

export * from './index.ts';
