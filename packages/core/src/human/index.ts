export {
  explain,
  hint,
  LANGUAGES,
  type TellingOptions,
  techniqueName,
} from './explain.ts';
export type { Language, TechniqueText } from './languages/language.ts';
export { allSteps, apply, nextStep, type Path, type StepOptions, solvePath } from './path.ts';
export { Position } from './position.ts';
export type { Arg, ChainNode, Mark, Node, Role, Step } from './step.ts';
export type { Family, Technique } from './technique.ts';
export { TECHNIQUES, techniqueCalled } from './techniques.ts';
export { HINT_LEVELS, type HintLevel, LANGUAGE_CODES, type LanguageCode } from './telling.ts';
