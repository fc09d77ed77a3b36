import { newTerms as english } from '../en/newTerms.ts';
import { pseudo } from '../pseudo.ts';

export const newTerms = pseudo(english);
