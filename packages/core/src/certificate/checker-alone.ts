/** What the checker is handed out as: one function, in a file without imports. */
export { checkCertificate } from './checker.ts';
