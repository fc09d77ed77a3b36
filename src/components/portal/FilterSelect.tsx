import { useInput } from 'ra-core';
import { Select } from './Select.tsx';

interface Props {
  source: string;
  label: string;
  /** The word for no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** A filter with few values, which counts at once. */
export function FilterSelect({ source, label, all, options }: Props) {
  const { id, field } = useInput({ source, parse: (value) => value });
  return (
    <Select
      {...field}
      id={id}
      label={label}
      none={all}
      options={options}
      onChange={(event) => {
        field.onChange(event);
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
