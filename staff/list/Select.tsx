import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import { Field, type FieldTexts } from '../../src/components/public/Field.tsx';
import styles from './Select.module.css';

interface Props extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** The word for no choice, where there may be none. */
  none?: string;
}

/** One of a few: the native list, which every phone and screen reader knows. */
export function Select({ value, onChange, options, none, ...texts }: Props) {
  return (
    <Field {...texts}>
      {(field) => (
        <div className={styles.select}>
          <select
            {...field}
            className="hub-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {none === undefined ? null : <option value="">{none}</option>}
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
