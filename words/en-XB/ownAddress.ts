export { ownAddress } from '../en-XA/ownAddress.ts';
