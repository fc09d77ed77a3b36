import { TextField, type TextFieldProps } from './TextField.tsx';

/** A number. Blocks the letter e (§5), which number inputs of browsers let through as an exponent. */
export const NumberField = (props: TextFieldProps) => (
  <TextField
    inputMode="numeric"
    className="hub-input-short"
    parse={(typed) => typed.replace(/e/gi, '')}
    {...props}
  />
);
