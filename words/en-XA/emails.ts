import { type EmailWords, emails as english } from '../en/emails.ts';
import { pseudo } from '../pseudo.ts';

export const emails: EmailWords = pseudo(english);
