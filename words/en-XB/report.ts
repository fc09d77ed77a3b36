export { report } from '../en-XA/report.ts';
