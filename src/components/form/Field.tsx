import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { at } from '../../../contract/forms/crossField.ts';
import { FieldWordsContext, wordsId } from './fieldWords.ts';
import { useFormKit } from './formKit.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { type FieldState, useField } from './useField.ts';

/** What every field of a form takes. */
export interface FieldProps {
  /** Path of the field in the form. */
  source: string;
  required?: boolean | undefined;
}

/** What react-admin's inputs take of a field. */
export interface RaInputProps {
  source: string;
  id: string;
  label: ReactElement;
  helperText: '' | false;
  parse: (typed: unknown) => unknown;
}

interface Props extends FieldProps {
  /** How a value of the field reads. */
  show?: (value: unknown) => string;
  /** …and how it looks where it is looked at, if that is more than words. */
  read?: ((value: unknown) => ReactNode) | undefined;
  /** Beside the help. */
  more?: ReactNode;
  /** Several inputs, which are named and described together. */
  group?: boolean;
  className?: string | undefined;
  children: (input: RaInputProps, aria: ReturnType<typeof ariaOf>) => ReactNode;
}

/** Nothing typed is '' in the contract, where react-admin would make null of it. */
export const asTyped = (typed: unknown) => typed;

/** A field of a form: one of react-admin's inputs, or, where the form is looked at, name and value. */
export function Field(props: Props) {
  const { source, show = String, read = show, more, group, className = '', children } = props;
  const { readOnly } = useFormKit();
  const record = useRecordContext();
  const { label, help, required, ...field } = useField(source, props.required);
  if (readOnly) {
    return <ReadOnlyValue name={label}>{read(at(record, source) ?? '')}</ReadOnlyValue>;
  }
  const helped = more ? (
    <>
      {help} {more}
    </>
  ) : (
    help
  );
  const requiredGroup = Boolean(group) && required;
  const described = helped || requiredGroup || field.comments.length > 0 || field.saved;
  const input: RaInputProps = {
    source,
    id: field.id,
    label: <FieldLabel text={label} required={required} />,
    helperText: described ? '' : false,
    parse: asTyped,
  };
  return (
    <div className={`hub-form-field ${className}`}>
      <FieldWordsContext value={{ ...field, help: helped, requiredGroup, show }}>
        {children(input, ariaOf(field, required, Boolean(described)))}
      </FieldWordsContext>
    </div>
  );
}

/** What react-admin's inputs do not say to assistive technology by themselves, or not all of them. */
const ariaOf = (
  { id, error }: Pick<FieldState, 'id' | 'error'>,
  required: boolean,
  described: boolean,
) => ({
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': described || error ? wordsId(id) : undefined,
});

/** The asterisk is drawn by the style sheet, so that the label's text is the field's name and nothing else. */
function FieldLabel({ text, required }: { text: string; required: boolean }) {
  const translate = useTranslate();
  return (
    <span>
      {text}
      {required && (
        <span
          className="hub-field-required"
          title={translate('validation.required')}
          aria-hidden="true"
        />
      )}
    </span>
  );
}
