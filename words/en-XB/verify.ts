export { verify } from '../en-XA/verify.ts';
