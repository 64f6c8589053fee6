import { type Geometry, parseCell } from '@pencilmark/core/geometry';
import { HINT_LEVELS } from '@pencilmark/core/human';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { languageNamed } from '@pencilmark/core/languages';
import { check, checkOptions, FUNCTION, TEXT, within } from '@pencilmark/core/result';
import { answerData } from '../answer/data.ts';
import { LONGEST_ANSWER } from '../answer/grade.ts';
import { promptOf } from '../answer/prompt.ts';
import { proofData, readClaim } from '../proof/index.ts';
import { hintData } from './data.ts';
import { Refused, type RequestFault, refuse } from './fault.ts';
import { type Action, AFTER_WRONG, Game, type Outcome, REWARDS } from './game.ts';
import { Games, type Played } from './games.ts';
import { posedBy, WISHES } from './making.ts';
import { checkMembers, type Members, nameIn, numberIn, textIn } from './members.ts';
import { actionsOf, OBSERVATIONS, observationOf } from './observation.ts';

/** The most characters of a line with a request. */
export const LONGEST_REQUEST = 1_000_000;

/** How an environment is opened. */
export interface EnvironmentOptions {
  /**
   * How many games there may be at once, of some kilobytes each. Default: 1000. They have at most
   * 250 different boards, for those with clues are larger.
   */
  readonly mostGames?: number;
  /** Draws the board of a game. Without it, there are no pictures. */
  readonly draw?: (game: Game) => string;
}

/** Games that somebody plays by requests. */
export interface Environment {
  /** Answers a request. It never throws, whatever it is given. */
  answer(request: unknown): object;
  /** Answers a line of JSON with a line of JSON; `line` is its number, which an error tells. */
  answerLine(text: string, line?: number): string;
  /** How many games there are. */
  readonly count: number;
}

const USUAL_GAMES = 1000;
const USUAL_NAME = 'game';
const COMMON = ['id', 'do', 'game'] as const;

/**
 * Opens an environment in which programs play: each request is a plain object, and so is its
 * answer. The same requests bring the same answers. `docs/environment.md` has all of them.
 *
 *     const environment = openEnvironment();
 *     environment.answer({ do: 'reset', puzzle: '123.34122143432.' }).done      // false
 *     environment.answer({ do: 'step', place: 'r1c4=4' }).reward      // 1
 *     environment.answer({ do: 'step', place: 'r4c4=2' }).end      // 'wrong'
 *     environment.answer({ do: 'dance' }).error.place      // 'do'
 */
export function openEnvironment(options: EnvironmentOptions = {}): Environment {
  checkOptions('openEnvironment', options, { mostGames: within(1), draw: FUNCTION });
  const { mostGames = USUAL_GAMES, draw } = options;
  const games = new Games(mostGames);
  const answer = (request: unknown): object => {
    try {
      if (typeof request !== 'object' || request === null || Array.isArray(request))
        return refuse('request', 'Expected an object of JSON with "do".');
      const members = request as Members;
      const { id } = members;
      if (id !== undefined && typeof id !== 'number') textIn(members, 'id');
      const deed =
        nameIn(members, 'do', DEEDS) ??
        refuse('request', `"do" is missing; expected one of ${DEEDS.join(', ')}.`, 'do');
      const said = HANDLERS[deed]({ members, games, draw, name: textIn(members, 'game') ?? USUAL_NAME });
      return id === undefined ? said : { id, ...said };
    } catch (problem) {
      if (problem instanceof Refused) return withId(request, problem.fault);
      // A fault of ours costs one answer, and not the games of others.
      return withId(request, { code: 'internal', message: String(problem) });
    }
  };
  return {
    answer,
    answerLine(text, line) {
      check('answerLine', 'text', text, TEXT);
      const read = parsed(text);
      const said = 'fault' in read ? { error: read.fault } : (answer(read.value) as { error?: object });
      return JSON.stringify(said.error && line !== undefined ? { ...said, line } : said);
    },
    get count() {
      return games.count;
    },
  };
}

function withId(request: unknown, error: RequestFault): object {
  const { id } = Object(request) as { id?: unknown };
  const isShort = typeof id === 'number' || (typeof id === 'string' && id.length <= 100);
  return isShort ? { id, error } : { error };
}

function parsed(text: string): { readonly value: unknown } | { readonly fault: RequestFault } {
  if (text.length > LONGEST_REQUEST)
    return { fault: { code: 'json', message: `The line has more than ${LONGEST_REQUEST} characters.` } };
  try {
    return { value: JSON.parse(text) };
  } catch (problem) {
    return { fault: { code: 'json', message: `This is no JSON: ${(problem as Error).message.slice(0, 200)}.` } };
  }
}

/** What a request is answered from. */
interface Asked {
  readonly members: Members;
  readonly games: Games;
  readonly draw: EnvironmentOptions['draw'];
  readonly name: string;
}

const DEEDS = ['reset', 'step', 'observe', 'actions', 'rules', 'close'] as const;

const HANDLERS: Readonly<Record<(typeof DEEDS)[number], (asked: Asked) => object>> = {
  reset: (asked) => {
    const { members, games, name } = asked;
    checkMembers(members, [...COMMON, ...WISHES, 'reward', 'wrong', 'steps', 'observe']);
    games.checkRoom(name);
    const reward = nameIn(members, 'reward', REWARDS);
    const wrong = nameIn(members, 'wrong', AFTER_WRONG);
    const mostSteps = numberIn(members, 'steps', 1, 1_000_000);
    const observe = nameIn(members, 'observe', OBSERVATIONS) ?? 'text';
    const { puzzle, solution } = posedBy(members);
    const game = new Game(puzzle, solution, {
      ...(reward && { reward }),
      ...(wrong && { wrong }),
      ...(mostSteps !== undefined && { mostSteps }),
    });
    const said = shown(asked, { game, observe });
    games.add(name, { game, observe });
    return { game: name, geometry: puzzle.geometry.id, ...said, done: game.end !== undefined };
  },
  step: (asked) => {
    checkMembers(asked.members, [...COMMON, 'place', 'strike', 'because', 'erase', 'answer', 'hint', 'language']);
    const played = playedIn(asked);
    const { game } = played;
    const [action, place] = actionIn(asked.members, game.puzzle.geometry);
    const illegal = game.illegal(action);
    if (illegal !== undefined) refuse('illegal', illegal, place);
    const outcome = game.step(action);
    const { steps, score, end } = game;
    const over = end === undefined ? { done: false } : { done: true, end };
    return {
      game: asked.name,
      ...shown(asked, played),
      reward: outcome.reward,
      ...over,
      ...dataOf(outcome, game),
      steps,
      score,
    };
  },
  observe: (asked) => {
    checkMembers(asked.members, [...COMMON, 'as']);
    const { game, observe } = playedIn(asked);
    return {
      game: asked.name,
      ...shown(asked, { game, observe: nameIn(asked.members, 'as', OBSERVATIONS) ?? observe }),
    };
  },
  actions: (asked) => {
    checkMembers(asked.members, COMMON);
    return { game: asked.name, ...actionsOf(playedIn(asked).game) };
  },
  rules: (asked) => {
    checkMembers(asked.members, [...COMMON, 'language']);
    const { game } = playedIn(asked);
    return { game: asked.name, prompt: promptOf(game.puzzle, { language: languageIn(asked.members) }) };
  },
  close: (asked) => {
    checkMembers(asked.members, COMMON);
    playedIn(asked);
    asked.games.remove(asked.name);
    return { game: asked.name, closed: true };
  },
};

const playedIn = ({ games, name }: Asked): Played => games.named(name);

const languageIn = (members: Members) => languageNamed(nameIn(members, 'language', LANGUAGE_CODES) ?? 'en');

/** What the board of a game looks like. */
function shown({ draw }: Asked, { game, observe }: Played): object {
  if (observe === 'none') return {};
  if (observe !== 'picture') return { observation: observationOf(game, observe) };
  if (!draw) return refuse('picture', 'There are no pictures here.', 'observe');
  return { observation: draw(game) };
}

const ACTIONS = ['place', 'strike', 'erase', 'answer', 'hint'] as const;

/** The one action of a step, and the member that says it. */
function actionIn(members: Members, geometry: Geometry): readonly [Action, string] {
  const [kind, other] = ACTIONS.filter((name) => members[name] !== undefined);
  if (kind === undefined) return refuse('request', `A step needs one of ${ACTIONS.join(', ')}.`);
  if (other) refuse('request', `A step has one action, and here are "${kind}" and "${other}".`, other);
  if (kind === 'hint') {
    const level = nameIn(members, 'hint', HINT_LEVELS)!;
    return [{ kind, level, language: languageIn(members) }, kind];
  }
  if (kind === 'answer') return [{ kind, text: textIn(members, kind, LONGEST_ANSWER)! }, kind];
  const text = textIn(members, kind)!;
  if (kind === 'erase') {
    const cell = parseCell(text, geometry.size);
    return cell.ok ? [{ kind, cell: cell.value }, kind] : refuse('request', cell.error, kind);
  }
  const because = textIn(members, 'because', 2000);
  const claim = readClaim(geometry, { claimed: text, isPlacement: kind === 'place', because });
  if (!claim.ok) return refuse('request', claim.error, because === undefined ? kind : 'because');
  const { candidate, technique, cells } = claim.value;
  return [{ kind, ...candidate, ...(technique !== undefined && { technique }), cells }, kind];
}

/** What came of a step, as plain data. */
function dataOf({ isRight, proof, answer, ...rest }: Outcome, { puzzle: { geometry } }: Game): object {
  return {
    ...(isRight !== undefined && { right: isRight }),
    ...(proof && { proof: proofData(proof, geometry) }),
    ...(answer && { answer: answerData(answer, geometry) }),
    ...('hint' in rest && { hint: rest.hint ? hintData(rest.hint, geometry) : null }),
  };
}
