import { quiz as english } from '../en/quiz.ts';
import { pseudo } from '../pseudo.ts';

export const quiz = pseudo(english);
