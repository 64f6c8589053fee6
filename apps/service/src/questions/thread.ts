/** What a thread answers to questions: it would hold up the sockets of the service. */
export { answerQuestion as answer } from '@pencilmark/bulk/questions';
