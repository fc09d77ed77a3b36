export { catalogue, words } from '../en-XA/catalogue.ts';
