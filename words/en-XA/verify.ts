import { verify as english } from '../en/verify.ts';
import { pseudo } from '../pseudo.ts';

export const verify = pseudo(english);
