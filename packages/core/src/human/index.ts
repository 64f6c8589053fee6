export {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type PartOfLanguage,
} from '../languages/language.ts';
export { type Sentence, type SentenceInsert, type SentencePart, sentenceText } from '../languages/sentence.ts';
export { allSteps, applyStep, nextStep, type Path, pathFrom, type StepOptions, solvePath } from './path.ts';
export { proofFault } from './proof/proof-fault.ts';
export { branchMarks } from './steps/branch-marks.ts';
export { type Budget, isSpent, STEP_BUDGET } from './steps/budget.ts';
export { isContradictory, Position, type PositionOptions } from './steps/position.ts';
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
} from './steps/step.ts';
export { defineTechnique, type Family, isOfClues, type Technique } from './steps/technique.ts';
export { TECHNIQUES, type TechniqueId, techniqueCalled } from './techniques.ts';
export {
  explain,
  explainParts,
  hint,
  hintParts,
  techniqueIdea,
  techniqueName,
  techniqueNames,
} from './tell/explain.ts';
export { HINT_LEVELS, type HintLevel } from './tell/hint-level.ts';
export { searchTechniques } from './tell/search.ts';
export { type ProofPart, unfold } from './tell/unfold.ts';
export type { TellingOptions } from './tell/wording.ts';
export { easiestStep } from './why/easiest-step.ts';
export { type WhyNot, whyNot } from './why/why-not.ts';
