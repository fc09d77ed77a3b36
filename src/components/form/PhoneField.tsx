import { TextField, type TextFieldProps } from './TextField.tsx';

/** A phone number: 6–18 characters (§5). Phones show their number pad. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" autoComplete="tel" className="hub-input-short" {...props} />
);
