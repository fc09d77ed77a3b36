export { newTerms } from '../en-XA/newTerms.ts';
