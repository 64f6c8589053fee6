import { MadeMatch } from '@pencilmark/race/messages';
import Type from 'typebox';
import { DAILY_LEVELS, type DailyKey } from '../matches/days.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { linkOf } from '../plugin/link.ts';
import { answers, closed } from '../plugin/schemas.ts';

const DayParams = closed({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  level: Type.Unsafe<DailyKey['level']>({ enum: DAILY_LEVELS }),
});

const Results = Type.Array(
  closed({
    name: Type.String(),
    ms: Type.Integer(),
    /** Null for those who have not finished their own attempt. */
    match: Type.Union([Type.String(), Type.Null()]),
  }),
);

const DayFacts = closed({
  state: Type.Enum(['announced', 'open', 'over']),
  commit: Type.String(),
  salt: Type.Union([Type.String(), Type.Null()]),
  table: Results,
  /** Times that are faster than people are; they have no rank. */
  apart: Results,
});

/** The race of the day. */
export function daily(app: App, { lifecycle }: Context): void {
  app.get(
    '/v1/daily/:date/:level',
    {
      schema: {
        summary: 'the race of a day, and its table of results',
        params: DayParams,
        response: answers(DayFacts),
      },
      config: { access: { who: 'anyone' } },
    },
    ({ params, visitor }) => lifecycle.node().matches.daily.facts(params, visitor?.account),
  );

  app.post(
    '/v1/daily/:date/:level/attempt',
    {
      schema: {
        summary: 'begins the one attempt of a player, or gives the one that was begun',
        params: DayParams,
        response: answers(MadeMatch),
      },
      config: { access: { who: 'player' } },
    },
    async (request) => {
      const { daily, lobby, registry } = lifecycle.node().matches;
      const { account } = request.visitor!;
      const id = await daily.attempt(request.params, account);
      await lobby.join((await registry.find(id))!, account, account.name, false);
      return { id, link: linkOf(request, id) };
    },
  );
}
