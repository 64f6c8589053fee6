/** What is answered: status, headers and body, or a text for the one who asked. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly body?: Uint8Array;
}

export function docsFrom(
  folder: string,
  request: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  built?: string,
): Promise<Answer | undefined>;
