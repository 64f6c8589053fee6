import { has, t } from '../text/index.ts';

/** Why something was not done: in words of the app, else in those of the service. */
export function refusalText({ code, text }: { readonly code: string; readonly text: string }): string {
  const key = `refusal.${code}`;
  return has(key) ? t(key) : text || t('match.unreached');
}
