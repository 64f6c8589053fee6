import type { App } from '../plugin/app-type.ts';
import { BAD_TEXT, badTextIn } from '../plugin/text.ts';
import { Problem } from '../problems.ts';

/** No route is given a text that the database could not keep, whatever its schema allows. */
export function texts(app: App): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [part, code, value] of [
      ['params', 'bad-query', params],
      ['query', 'bad-query', query],
      ['body', 'bad-body', body],
    ] as const) {
      const place = badTextIn(value);
      if (place !== undefined) throw new Problem(code, `"${place || part}" holds ${BAD_TEXT}.`, place || part);
    }
  });
}
