export { yourData } from '../en-XA/yourData.ts';
