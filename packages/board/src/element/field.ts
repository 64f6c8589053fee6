import { fail } from '@pencilmark/core/result';

// Programs that run in Node may import the class, and do nothing with it.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What every field of a form has, for an element of one's own. */
export abstract class Field extends Base {
  static readonly formAssociated = true;
  protected readonly internals: ElementInternals;

  constructor() {
    super();
    this.internals = this.attachInternals();
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', textFor('name', name));
  }
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(is: boolean) {
    this.toggleAttribute('readonly', Boolean(is));
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(is: boolean) {
    this.toggleAttribute('required', Boolean(is));
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(is: boolean) {
    this.toggleAttribute('disabled', Boolean(is));
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** The words of its labels, or nothing. */
  protected get labelText(): string | undefined {
    const texts = Array.from(this.internals.labels, ({ textContent }) => textContent?.trim());
    return texts.filter(Boolean).join(' ') || undefined;
  }
}

/** Throws a RangeError: a property was set to what it cannot be. */
export const refuse = (property: string, value: unknown, expected: string): never =>
  fail(
    `${property} of <pencilmark-board> was set to ${typeof value === 'string' ? `"${value}"` : shown(value)}; expected ${expected}`,
  );

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : String(value);

export const textFor = (property: string, value: unknown): string =>
  typeof value === 'string' ? value : refuse(property, value, 'a text');
