/** Makes the fonts where they are not there yet. Two builds may do so at once. */
export function makeFonts(): Promise<void>;
