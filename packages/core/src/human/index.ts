export {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type PartOfLanguage,
} from '../languages/language.ts';
export { type Sentence, type SentenceInsert, type SentencePart, sentenceText } from '../languages/sentence.ts';
export { branchMarks } from './branch-marks.ts';
export { type Budget, isSpent, STEP_BUDGET } from './budget.ts';
export { explain, explainParts, hint, hintParts, techniqueIdea, techniqueName, techniqueNames } from './explain.ts';
export { HINT_LEVELS, type HintLevel } from './hint-level.ts';
export { allSteps, applyStep, nextStep, type Path, pathFrom, type StepOptions, solvePath } from './path.ts';
export { isContradictory, Position, type PositionOptions } from './position.ts';
export { proofFault } from './proof/proof-fault.ts';
export { searchTechniques } from './search.ts';
export {
  type Arg,
  type Branch,
  type ChainNode,
  checkStep,
  type Evidence,
  type Implied,
  type Lemma,
  type Mark,
  type Node,
  type Proof,
  type Role,
  type Step,
} from './step.ts';
export { defineTechnique, type Family, type Technique } from './technique.ts';
export { TECHNIQUES, type TechniqueId, techniqueCalled } from './techniques.ts';
export { type ProofPart, unfold } from './unfold.ts';
export { easiestStep } from './why/easiest-step.ts';
export { type WhyNot, whyNot } from './why/why-not.ts';
export type { TellingOptions } from './wording.ts';
