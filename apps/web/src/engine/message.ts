/** What the app sends to a thread: a question, to be answered under its number. */
export interface QuestionMessage {
  readonly id: number;
  readonly task: string;
  readonly question: unknown;
}

/** What a thread sends back. */
export type AnswerMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly share: number; readonly details: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly reply: unknown }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      /** Whether the code for it was there. */
      readonly isLoaded: boolean;
    };
