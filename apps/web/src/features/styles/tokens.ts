/** A token, and what it is at this moment. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The tokens by what they are. */
export interface Tokens {
  readonly colours: readonly Token[];
  readonly fonts: readonly Token[];
  readonly others: readonly Token[];
}

/** Every token that a style sheet gives to the root, as it is in the look of this moment. */
export function readTokens(): Tokens {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.split(', ').includes(':root'))
        for (const name of rule.style) if (name.startsWith('--')) names.add(name);
  const now = getComputedStyle(document.documentElement);
  const tokens = [...names]
    .map((name) => ({ name, value: now.getPropertyValue(name).trim() }))
    .filter(({ value }) => value !== '');
  const isColour = ({ value }: Token): boolean => CSS.supports('color', value);
  const isFont = ({ name, value }: Token): boolean => !name.startsWith('--s') && CSS.supports('font', value);
  return {
    colours: tokens.filter(isColour),
    fonts: tokens.filter(isFont),
    others: tokens.filter((token) => !isColour(token) && !isFont(token)),
  };
}
