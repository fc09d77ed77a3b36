import { mails as english, type MailTexts } from '../en/mails.ts';
import { pseudo } from '../pseudo.ts';

export const mails: MailTexts = pseudo(english);
