import type { ComponentProps } from 'react';
import { DownGlyph } from './glyphs.tsx';
import styles from './NativeSelect.module.css';

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** The word for no choice, where there may be none. */
  none?: string | undefined;
}

/** One of a few: the native list, which every phone and screen reader knows. Its label stands around it. */
export function NativeSelect({ options, none, ...select }: NativeSelectProps) {
  return (
    <div className={styles.select}>
      <select {...select} className="hub-input">
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <DownGlyph />
    </div>
  );
}
