export { badge } from '../en-XA/badge.ts';
