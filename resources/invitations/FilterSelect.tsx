import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import styles from './InvitationFilters.module.css';

interface Props {
  label: string;
  value: string;
  /** The word for no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter with few values: the native list, which every phone and screen reader knows how to show. */
export function FilterSelect({ label, value, all, options, onChange }: Props) {
  return (
    <Field label={label}>
      {(field) => (
        <div className={styles.select}>
          <select
            {...field}
            className="hub-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
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
