import type { Shape } from '../shape.ts';

/** An element of HTML with attributes and what stands in it. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Pieces of a drawing as elements. */
export const drawn = (shapes: readonly Shape[]): SVGElement[] =>
  shapes.map(({ tag, attributes, inside }) => {
    const element = document.createElementNS(SVG, tag) as SVGElement;
    for (const [name, value] of Object.entries(attributes)) {
      // Pages may forbid styles in attributes, but not those that a script sets.
      if (name === 'style') element.style.cssText = `${value}`;
      else element.setAttribute(name, `${value}`);
    }
    if (typeof inside === 'string') element.textContent = inside;
    else if (inside) element.append(...drawn(inside));
    return element;
  });

/** Sets an attribute, or takes it away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
