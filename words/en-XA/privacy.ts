import { privacy as english } from '../en/privacy.ts';
import { pseudo } from '../pseudo.ts';

export const privacy = pseudo(english);
