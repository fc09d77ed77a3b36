export { reading } from '../en-XA/reading.ts';
