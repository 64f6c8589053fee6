import type { Result } from '@pencilmark/core';
import { signal } from '@preact/signals';
import { csrf, type Problem, request } from './request.ts';

/** Who the visitor is for the service. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

interface Session {
  readonly account: Account;
  readonly csrf: string;
}

/** What the service answers to a browser that it does not know. */
interface Nobody {
  readonly account: null;
}

/** Nothing until the service knows this browser. */
export const account = signal<Account | undefined>(undefined);

type Entered = Promise<Result<Session, Problem>>;

/** Takes over a session that the service gave. */
async function taken(answer: Entered): Entered {
  const session = await answer;
  if (session.ok) {
    csrf.value = session.value.csrf;
    account.value = session.value.account;
  } else if (session.error.status === 401) forget();
  return session;
}

function forget(): void {
  csrf.value = '';
  account.value = undefined;
}

/** The session that the browser has; null where it has none. */
export async function findSession(): Promise<Result<Session | null, Problem>> {
  const answer = await request<Session | Nobody>('GET', 'session');
  if (!answer.ok) return answer;
  const { value } = answer;
  if (value.account !== null) return taken(Promise.resolve({ ok: true, value }));
  forget();
  return { ok: true, value: null };
}

/** Enters as a guest, unless the visitor is somebody already. */
export async function beSomebody(name: string): Entered {
  const answer = await findSession();
  if (!answer.ok) return answer;
  return answer.value ? { ok: true, value: answer.value } : taken(request('POST', 'session', { name }));
}

/** Makes an account; a guest keeps the games. */
export const makeAccount = (name: string, password: string): Entered =>
  taken(request('POST', 'accounts', { name, password }));

export const logIn = (name: string, password: string): Entered =>
  taken(request('POST', 'session/password', { name, password }));

/** Ends the session; what the account holds stays at the service. */
export async function logOut(): Promise<Result<unknown, Problem>> {
  const done = await request('DELETE', 'session');
  if (done.ok) forget();
  return done;
}

/** Gives the account another password. All other sessions end. */
export const changePassword = (password: string, next: string): Promise<Result<unknown, Problem>> =>
  request('PUT', 'account/password', { password, next });

/** Ends all sessions of the account but that of this browser. */
export const logOutOthers = (): Promise<Result<unknown, Problem>> => request('DELETE', 'sessions');

export async function deleteAccount(password?: string): Promise<Result<unknown, Problem>> {
  const done = await request('DELETE', 'account', password === undefined ? {} : { password });
  if (done.ok) forget();
  return done;
}
