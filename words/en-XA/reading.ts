import { reading as english } from '../en/reading.ts';
import { pseudo } from '../pseudo.ts';

export const reading = pseudo(english);
