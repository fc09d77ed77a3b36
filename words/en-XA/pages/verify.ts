import { verify as english } from '../../en/pages/verify.ts';
import { pseudo } from '../../pseudo.ts';

export const verify = pseudo(english);
