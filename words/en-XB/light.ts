export { light } from '../en-XA/light.ts';
