import { ownAddress as english } from '../en/ownAddress.ts';
import { pseudo } from '../pseudo.ts';

export const ownAddress = pseudo(english);
