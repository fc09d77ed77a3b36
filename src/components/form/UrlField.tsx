import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Puts https:// before a web address that has no scheme (§5, G3). Nothing and N/A stay as they are. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  const leftAlone = address === '' || address.toUpperCase() === 'N/A';
  return leftAlone || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** A web address. It gets its https:// when the person leaves the field. */
export function UrlField(props: TextFieldProps) {
  const { getValues, setValue } = useFormContext();
  const complete = () => {
    const typed: unknown = getValues(props.source);
    if (typeof typed === 'string' && !props.readOnly) {
      setValue(props.source, withScheme(typed), { shouldDirty: true });
    }
  };
  return <TextField inputMode="url" autoComplete="url" {...props} onBlur={complete} />;
}
