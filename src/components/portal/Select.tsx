import { Field, type FieldTexts } from '../public/Field.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

type Props = FieldTexts & Omit<NativeSelectProps, 'required'>;

/** A {@link NativeSelect} with its label, help and error, as TextField has them. */
export function Select({
  label,
  help,
  error,
  errorWord,
  required,
  requiredTitle,
  id,
  ...select
}: Props) {
  return (
    <Field {...{ id, label, help, error, errorWord, required, requiredTitle }}>
      {(field) => <NativeSelect {...select} {...field} />}
    </Field>
  );
}
