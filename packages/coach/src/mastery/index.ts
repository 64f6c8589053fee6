export { type DrillAnswer, isAnswer, merged, OUTCOMES, type Outcome } from './answer.ts';
export { type LinesProblem, readAnswers, writtenAnswers } from './lines.ts';
export { type Next, type NextOptions, type NextReason, nextIn, nextTechniques } from './next.ts';
export { type Mastery, NEEDED, type Subject, stateOf, statesOf } from './state.ts';
