/** A piece of a picture: an SVG element as plain data, for whatever draws it. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** What stands inside: other pieces, or a text. */
  readonly inside?: readonly Shape[] | string;
  /** When a reader takes it in, from 0; what has no turn is there from the beginning. */
  readonly turn?: number;
}

export const shape = (tag: string, attributes: Shape['attributes'], inside?: Shape['inside']): Shape =>
  inside === undefined ? { tag, attributes } : { tag, attributes, inside };

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The pieces as text. */
export const textOf = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tag, attributes, inside }) => {
      const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`);
      if (inside === undefined) return `<${tag}${listed.join('')}/>`;
      return `<${tag}${listed.join('')}>${typeof inside === 'string' ? escaped(inside) : textOf(inside)}</${tag}>`;
    })
    .join('');
