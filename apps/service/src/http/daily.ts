import { MadeMatch } from '@pencilmark/race/messages';
import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { linkOf } from '../plugin/link.ts';
import { answers, closed } from '../plugin/schemas.ts';

/** The levels whose hardest step matches may ask for. */
const LEVELS = ['gentle', 'easy', 'moderate', 'tricky', 'hard'] as const;

const DayParams = closed({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  level: Type.Enum([...LEVELS]),
});

const DayRows = Type.Array(
  closed({
    name: Type.String(),
    ms: Type.Integer(),
    /** Null for those who have not solved it themselves. */
    match: Type.Union([Type.String(), Type.Null()]),
  }),
);

const DayFacts = closed({
  state: Type.Enum(['announced', 'open', 'over']),
  commit: Type.String(),
  salt: Type.Union([Type.String(), Type.Null()]),
  table: DayRows,
  /** Times of which nobody can say that they came about without help. */
  apart: DayRows,
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
