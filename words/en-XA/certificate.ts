import { certificate as english } from '../en/certificate.ts';
import { pseudo } from '../pseudo.ts';

export const certificate: typeof english = pseudo(english);
