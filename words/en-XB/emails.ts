export { emails } from '../en-XA/emails.ts';
