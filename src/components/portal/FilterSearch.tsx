import { useInput, useTranslate } from 'ra-core';
import { TextField } from '../public/TextField.tsx';
import styles from './FilterForm.module.css';

interface Props {
  source: string;
  label: string;
  placeholder: string;
}

/** The search box of a list's filters: it counts with Enter or Search. */
export function FilterSearch({ source, label, placeholder }: Props) {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source, parse: (value) => value });
  return (
    <div className={styles.search}>
      <TextField
        {...field}
        id={id}
        type="search"
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        error={fieldState.error?.message}
        errorWord={translate('common.error')}
      />
    </div>
  );
}
