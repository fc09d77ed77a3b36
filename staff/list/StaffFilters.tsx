import { useListContext, useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { Select } from '../../src/components/portal/Select.tsx';
import { Button } from '../../src/components/public/Button.tsx';
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
  const hidden = Object.keys(filterValues ?? {}).some(
    (name) => !fields.some((field) => field.name === name),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form ref={form} role="search" className={styles.filters} onSubmit={submit} noValidate>
      {fields.map(({ name, label, options, type = 'search', all }) =>
        options ? (
          <Select
            key={name}
            label={label}
            value={draft[name] ?? ''}
            onChange={(event) => change(name, event.target.value, true)}
            options={options}
            none={all ?? translate('staff.list.all')}
          />
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
      {hidden ? <p className={styles.narrowed}>{translate('staff.list.narrowed')}</p> : null}
    </form>
  );
}
