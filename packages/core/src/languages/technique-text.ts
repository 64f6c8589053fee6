/** What a technique is called, and its sentence with holes. */
export interface TechniqueText {
  readonly name: string;
  readonly says: string;
}

/** Names and sentences in a language, by technique id. */
export type TechniqueTexts = Readonly<Record<string, TechniqueText>>;

/** Other names, by the id of what they mean. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
