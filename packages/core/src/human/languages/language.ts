/** What a technique is called, and its sentence with holes. */
export interface TechniqueText {
  readonly name: string;
  readonly says: string;
}
