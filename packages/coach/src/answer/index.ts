export { type AnswerData, answerData } from './data.ts';
export { type AnswerOptions, type AnswerVerdict, type Difference, gradeAnswer, LONGEST_ANSWER } from './grade.ts';
export { type PromptOptions, promptOf } from './prompt.ts';
