const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in a form that a page shows as it is. */
export const shown = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
