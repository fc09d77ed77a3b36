import { useTranslate } from 'ra-core';
import type { Option } from '../../../contract/reference.ts';
import { NativeSelect } from '../portal/NativeSelect.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import { useOptionLabel } from './useOptionLabel.ts';

export interface SelectFieldProps {
  source: string;
  options: readonly Option[];
  /** Key of the options' names below `options` of the catalogue. */
  list: string;
  required?: boolean;
  autoComplete?: string;
  /** Said by the empty choice. */
  emptyText?: string;
  onChange?: (code: string) => void;
}

/** One of several options, or none. */
export function SelectField(props: SelectFieldProps) {
  const { source, options, list, required, autoComplete, emptyText, onChange } = props;
  const translate = useTranslate();
  const bound = useField(source, { required });
  const { field, texts } = bound;
  const label = useOptionLabel(list);
  const empty = emptyText ?? translate(texts.required ? 'form.choose' : 'form.notStated');
  return (
    <FieldFrame bound={bound} show={label}>
      {(attributes) => (
        <NativeSelect
          {...attributes}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          onBlur={field.onBlur}
          onChange={(event) => {
            field.onChange(event);
            onChange?.(event.target.value);
          }}
          none={empty}
          options={options.map(({ code }) => ({ value: code, label: label(code) }))}
        />
      )}
    </FieldFrame>
  );
}
