export { privacy } from '../en-XA/privacy.ts';
