export { verify } from '../../en-XA/pages/verify.ts';
