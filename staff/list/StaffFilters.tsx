import { useListContext, useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import styles from './list.module.css';

export interface FilterField {
  /** Name of the filter in the query. */
  name: string;
  label: string;
  /** With options a list, without a box to type in. */
  options?: readonly { value: string; label: string }[];
  type?: 'search' | 'date';
  /** What a list without a choice shows, where that isn't everything. */
  all?: string;
}

/** Search and filters of the list around it. A list counts at once, a box with Enter or Search. */
export function StaffFilters({ fields }: { fields: readonly FilterField[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const form = useRef<HTMLFormElement>(null);
  // The address may move on by Back, or a link: the boxes follow it.
  const known = JSON.stringify(filterValues ?? {});
  const [shown, setShown] = useState(known);
  const [draft, setDraft] = useState<Record<string, string>>(filterValues ?? {});
  if (shown !== known) {
    setShown(known);
    setDraft(filterValues ?? {});
  }
  const apply = (values: Record<string, string>) =>
    setFilters(
      Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')),
    );
  const change = (name: string, value: string, now: boolean) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    if (now) apply(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(draft);
  };
  const clear = () => {
    setDraft({});
    setFilters({});
    form.current?.querySelector('input')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form ref={form} role="search" className={styles.filters} onSubmit={submit} noValidate>
      {fields.map(({ name, label, options, type = 'search', all }) =>
        options ? (
          <Field key={name} label={label}>
            {(field) => (
              <div className={styles.select}>
                <select
                  {...field}
                  className="hub-input"
                  value={draft[name] ?? ''}
                  onChange={(event) => change(name, event.target.value, true)}
                >
                  <option value="">{all ?? translate('staff.list.all')}</option>
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
        ) : (
          <TextField
            key={name}
            type={type}
            label={label}
            autoComplete="off"
            spellCheck={false}
            value={draft[name] ?? ''}
            errorWord={translate('common.error')}
            onChange={(event) => change(name, event.target.value, type === 'date')}
          />
        ),
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="quiet">
          {translate('staff.list.search')}
        </Button>
        <Button variant="plain" onClick={clear}>
          {translate('staff.list.clear')}
        </Button>
      </div>
    </form>
  );
}
