export { certificate } from '../en-XA/certificate.ts';
