export { answerQuestion } from './answer.ts';
export { QUESTION_FORMS, type QuestionForm, questionOf } from './forms.ts';
export type { Fault, Question, Reply } from './question.ts';
