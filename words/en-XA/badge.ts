import { badge as english } from '../en/badge.ts';
import { pseudo } from '../pseudo.ts';

export const badge: typeof english = pseudo(english);
