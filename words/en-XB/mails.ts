export { mails } from '../en-XA/mails.ts';
