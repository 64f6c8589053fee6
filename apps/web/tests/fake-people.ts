import type { MatchRules } from '@pencilmark/race';

/** A route of a service for tests: a cookie says who asks; an error is a status and a code. */
export type Route = readonly [method: string, path: RegExp, run: (who: string, id: string, body: never) => unknown];

/** The people of a service for tests: their names, who has an account, who seeks an opponent. */
export function fakePeople(make: (rules: MatchRules) => string) {
  const names = new Map<string, string>();
  const players = new Set<string>();
  const seekers = new Set<string>();
  const pairs = new Map<string, string>();

  const sessionOf = (who: string) => {
    const name = names.get(who);
    return name === undefined
      ? { account: null, csrf: null }
      : { account: { id: who, name, isGuest: !players.has(who) }, csrf: who };
  };

  const entered = (who: string, _: string, { name }: { name: string }) => {
    names.set(who, name);
    return sessionOf(who);
  };

  /** The match of two who seek; the first of them learns of it when asking again. */
  const paired = (who: string, rules: MatchRules): string | null => {
    const mine = pairs.get(who);
    if (mine) return mine;
    const other = [...seekers].find((seeker) => seeker !== who);
    if (other === undefined) {
      seekers.add(who);
      return null;
    }
    const id = make(rules);
    pairs.set(other, id);
    seekers.delete(other);
    return id;
  };

  const rating = { mode: 'duel', rating: 1512.4, deviation: 60, games: 7 };
  const routes: readonly Route[] = [
    ['GET', /^session$/, sessionOf],
    ['POST', /^session$/, entered],
    [
      'POST',
      /^accounts$/,
      (...request: Parameters<typeof entered>) => {
        players.add(request[0]);
        return entered(...request);
      },
    ],
    ['GET', /^accounts\/(\w+)$/, (_, name) => ({ name, since: 0, ratings: [rating], history: [] })],
    ['POST', /^seeks$/, (who, _, { rules }: { rules: MatchRules }) => ({ match: paired(who, rules) })],
    ['DELETE', /^seeks$/, () => ({})],
  ];
  return { routes, nameOf: (who: string): string => names.get(who)! };
}
