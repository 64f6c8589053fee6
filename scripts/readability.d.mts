export declare function sentencesIn(text: string): string[];
export declare const syllables: Readonly<Record<'en' | 'de' | 'fr', (word: string) => number>>;
interface Formula {
  readonly name: string;
  readonly source: string;
  score(text: string): number;
}
export declare const FORMULAS: Readonly<Record<'en' | 'de' | 'fr' | 'ja', Formula>>;
