export { dataFile } from '../en-XA/dataFile.ts';
