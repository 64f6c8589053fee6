export { type AnswerData, answerData } from './data.ts';
export { type AnswerOptions, type AnswerVerdict, type Difference, gradeAnswer, LONGEST_ANSWER } from './grade.ts';
export { ASKED, type Asked, type PromptOptions, promptOf, type TurnReport } from './prompt.ts';
export { givesUp, type Proposal, proposalIn } from './proposal.ts';
