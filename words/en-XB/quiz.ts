export { quiz } from '../en-XA/quiz.ts';
