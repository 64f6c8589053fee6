export { type Environment, type EnvironmentOptions, LONGEST_REQUEST, openEnvironment } from './environment.ts';
export {
  type Action,
  AFTER_WRONG,
  type AfterWrong,
  Game,
  type GameEnd,
  type GivenHint,
  HINT_COSTS,
  type Outcome,
  type PlayOptions,
  REWARDS,
  type Reward,
} from './game.ts';
export { OBSERVATIONS, type Observation, observationOf } from './observation.ts';
