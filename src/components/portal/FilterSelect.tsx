import { useInput } from 'ra-core';
import { Field } from '../public/Field.tsx';
import styles from './FilterForm.module.css';
import { DownGlyph } from './glyphs.tsx';

interface Props {
  source: string;
  label: string;
  /** The word for no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** A filter with few values, which counts at once: the native list, which every phone and screen reader knows. */
export function FilterSelect({ source, label, all, options }: Props) {
  const { id, field } = useInput({ source, parse: (value) => value });
  return (
    <Field id={id} label={label}>
      {(attributes) => (
        <div className={styles.select}>
          <select
            {...attributes}
            {...field}
            className="hub-input"
            onChange={(event) => {
              field.onChange(event);
              event.currentTarget.form?.requestSubmit();
            }}
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownGlyph />
        </div>
      )}
    </Field>
  );
}
