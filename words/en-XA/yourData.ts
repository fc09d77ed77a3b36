import { yourData as english } from '../en/yourData.ts';
import { pseudo } from '../pseudo.ts';

export const yourData = pseudo(english);
