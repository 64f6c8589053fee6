import {
  JoinedMatch,
  JoinMatch,
  MadeMatch,
  MatchFacts,
  MatchList,
  MatchLog,
  MatchTicket,
  NewMatch,
  PlayerMessage,
  ServerMessage,
} from '@pencilmark/race/messages';
import Type from 'typebox';
import type { Account } from '../accounts/account.ts';
import type { LiveMatch } from '../matches/live.ts';
import { answerTo } from '../matches/play.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { linkOf } from '../plugin/link.ts';
import { answers, closed } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';

const MatchParams = closed({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

const findMatch = async ({ lifecycle }: Context, id: string): Promise<LiveMatch> => {
  const match = await lifecycle.node().matches.registry.find(id);
  if (!match) throw new Problem('not-found', 'There is no such match. Perhaps the link is not whole.');
  return match;
};

const seatIn = async ({ lifecycle }: Context, match: LiveMatch, account: Account): Promise<number> => {
  const seat = await lifecycle.node().matches.lobby.seatOf(match, account);
  if (seat === undefined) throw new Problem('not-your-match', 'You have no seat in this match.');
  return seat;
};

const checkIsOver = ({ state }: LiveMatch): void => {
  if (state.progress.phase !== 'done') throw new Problem('not-over', 'This match is not over yet.');
};

/** Matches: to make one, to find one, to join one, to play by requests. */
export function matches(app: App, context: Context): void {
  openMatches(app, context);
  playedMatches(app, context);
  endedMatches(app, context);
}

function openMatches(app: App, context: Context): void {
  const { lifecycle } = context;
  app.post(
    '/v1/matches',
    {
      schema: { summary: 'makes a match; who has the link may join it', body: NewMatch, response: answers(MadeMatch) },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async (request, reply) => {
      const { rules, isOpen } = request.body;
      const id = await lifecycle.node().matches.lobby.create(rules, isOpen, request.visitor!.account);
      return reply.code(201).send({ id, link: linkOf(request, id) });
    },
  );

  app.get(
    '/v1/matches',
    {
      schema: {
        summary: 'open matches that wait for players',
        querystring: closed({ open: Type.Optional(Type.String({ maxLength: 4 })) }),
        response: answers(MatchList),
      },
      config: { access: { who: 'anyone' } },
    },
    async () => ({ matches: await lifecycle.node().matches.lobby.open() }),
  );

  app.get(
    '/v1/matches/:id',
    {
      schema: { summary: 'what anybody may know of a match', params: MatchParams, response: answers(MatchFacts) },
      config: { access: { who: 'anyone' } },
    },
    async ({ params }) => lifecycle.node().matches.lobby.factsOf(await findMatch(context, params.id)),
  );

  app.post(
    '/v1/matches/:id/join',
    {
      schema: { summary: 'takes a free seat', params: MatchParams, body: JoinMatch, response: answers(JoinedMatch) },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async ({ params, body, visitor }) => {
      const { account, scopes } = visitor!;
      const { lobby } = lifecycle.node().matches;
      return {
        seat: await lobby.join(
          await findMatch(context, params.id),
          account,
          body.name ?? account.name,
          scopes !== undefined,
        ),
      };
    },
  );
}

function playedMatches(app: App, context: Context): void {
  const { lifecycle } = context;
  app.post(
    '/v1/matches/:id/ticket',
    {
      schema: {
        summary: 'a ticket for one connection, good for 30 seconds; without a seat, to watch',
        params: MatchParams,
        response: answers(MatchTicket),
      },
      config: { access: { who: 'anyone', scope: 'play' } },
    },
    async ({ params, visitor }) => {
      const { lobby, tickets } = lifecycle.node().matches;
      const match = await findMatch(context, params.id);
      const account = visitor?.account;
      const seat = (account && (await lobby.seatOf(match, account))) ?? null;
      return { ticket: await tickets.issue({ match: match.key, account: account?.key ?? null, seat }), seat };
    },
  );

  app.post(
    '/v1/matches/:id/moves',
    {
      schema: {
        summary: 'what a player does, as one message; the answer is ack or refuse',
        params: MatchParams,
        body: PlayerMessage,
        response: answers(ServerMessage),
      },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async ({ params, body, visitor }) => {
      const { clock, matches: here } = lifecycle.node();
      const at = clock.now();
      const match = await findMatch(context, params.id);
      const seat = await seatIn(context, match, visitor!.account);
      return answerTo(here.referee, match, { message: body, seat, at });
    },
  );
}

function endedMatches(app: App, context: Context): void {
  const { lifecycle } = context;
  app.post(
    '/v1/matches/:id/rematch',
    {
      schema: {
        summary: 'a new match with the same rules: the same for all who ask',
        params: MatchParams,
        response: answers(MadeMatch),
      },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async (request) => {
      const match = await findMatch(context, request.params.id);
      await seatIn(context, match, request.visitor!.account);
      checkIsOver(match);
      const id = await lifecycle.node().matches.lobby.rematch(match, request.visitor!.account);
      return { id, link: linkOf(request, id) };
    },
  );

  app.get(
    '/v1/matches/:id/log',
    {
      schema: {
        summary: 'the whole match, with all that was hidden, once it is over',
        params: MatchParams,
        response: answers(MatchLog),
      },
      config: { access: { who: 'anyone' } },
    },
    async ({ params, visitor }) => {
      const { registry, withheld } = lifecycle.node().matches;
      const match = await findMatch(context, params.id);
      await registry.pull(match);
      checkIsOver(match);
      if (!(await withheld.maySee(match.key, visitor?.account.key ?? null)))
        throw new Problem(
          'not-over',
          'You see this match when you have solved the puzzle of the day yourself, or when the day is over.',
        );
      return { setup: match.setup, events: [...match.events] };
    },
  );
}
