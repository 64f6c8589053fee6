import type { Result } from '@pencilmark/core';
import { signal } from '@preact/signals';

/** Why a service did not do a request. Its sentence about it is for programs. */
export interface Problem {
  readonly code: string;
  /** 0 where there was no answer at all. */
  readonly status: number;
  /** Which part of what was sent is meant, such as `rules.seats`. */
  readonly position?: string | undefined;
}

/** What a write must carry to show that it comes from the app; the session brings it. */
export const csrf = signal('');

// Milliseconds until nobody waits for an answer any more.
const LONGEST = 10_000;

/** The address of a part of the service, which lies beside the app. */
export const addressOf = (path: string): string => new URL(`v1/${path}`, document.baseURI).href;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends the service a request. Its answer is taken to be what its documentation says. */
export async function request<Answer>(method: Method, path: string, body?: object): Promise<Result<Answer, Problem>> {
  try {
    const response = await fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && csrf.peek() && { 'x-csrf-token': csrf.peek() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await answerIn<Answer>(response);
  } catch {
    return { ok: false, error: { code: 'no-answer', status: 0 } };
  }
}

/** What a response says; a page of HTML in the place of an answer comes from somebody else. */
export async function answerIn<Answer>(response: Response): Promise<Result<Answer, Problem>> {
  const { status } = response;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const said: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  if (response.ok && (status === 204 || said !== undefined)) return { ok: true, value: said as Answer };
  const { code, position } = Object(said) as Partial<Problem>;
  const [known, part] = [code, position].map((field) => (typeof field === 'string' ? field : undefined));
  return { ok: false, error: { code: known ?? 'not-understood', position: part, status } };
}
