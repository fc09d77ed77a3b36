import { Address } from '../portal/Address.tsx';
import { TextField } from './TextField.tsx';

const read = (email: unknown) => (email ? <Address email={String(email)} /> : '');

/** An e-mail address. */
export const EmailField = ({ source }: { source: string }) => (
  <TextField source={source} type="email" read={read} />
);
