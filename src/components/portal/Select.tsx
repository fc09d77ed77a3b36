import { useTranslate } from 'ra-core';
import { Field, type FieldTexts } from '../public/Field.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

type Props = Pick<FieldTexts, 'label' | 'error'> & NativeSelectProps;

/** A {@link NativeSelect} with its label, and its error under it. */
export function Select({ id, label, error, ...select }: Props) {
  const translate = useTranslate();
  return (
    <Field id={id} label={label} error={error} errorWord={translate('common.error')}>
      {(field) => <NativeSelect {...select} {...field} />}
    </Field>
  );
}
