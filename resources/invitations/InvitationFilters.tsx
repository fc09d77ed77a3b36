import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { invitationQuery } from '../../contract/forms/invitations.ts';
import { type Message, unpackMessage } from '../../contract/messages.ts';
import { inviteStatusFilters, inviteTypes } from '../../contract/statuses.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './InvitationFilters.module.css';
import { type Filters, noFilters } from './invitationModel.ts';

interface Props {
  /** What the address says. */
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Search box, two filters, Search and Clear (§2). A filter counts at once, the search text with Enter or Search. */
export function InvitationFilters({ filters, onChange }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(filters.search);
  const [refused, setRefused] = useState<Message>();
  const [known, setKnown] = useState(filters.search);
  if (known !== filters.search) {
    // The address has moved on, by Back for instance: the box follows it.
    setKnown(filters.search);
    setText(filters.search);
  }

  const apply = (change: Partial<Filters>) => {
    const { data = '', error } = invitationQuery.shape.search.safeParse(text);
    setRefused(error && unpackMessage(error.issues[0]?.message));
    if (!error) onChange({ ...filters, search: data, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({});
  };
  const clear = () => {
    setText('');
    setRefused(undefined);
    onChange(noFilters);
    box.current?.focus();
  };
  const word = (key: string) => translate(`associates.filter.${key}`);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form role="search" className={styles.bar} onSubmit={submit} noValidate>
      <div className={styles.search}>
        <TextField
          ref={box}
          type="search"
          label={word('search')}
          placeholder={word('searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={refused && translate(refused.key, refused.params)}
          errorWord={translate('common.error')}
        />
      </div>
      <FilterSelect
        label={word('status')}
        value={filters.inviteStatus}
        all={word('all')}
        options={Object.keys(inviteStatusFilters).map((status) => ({
          value: status,
          label: translate(`associates.status.${status}`),
        }))}
        onChange={(status) => apply({ inviteStatus: status as Filters['inviteStatus'] })}
      />
      <FilterSelect
        label={word('type')}
        value={filters.inviteType}
        all={word('all')}
        options={inviteTypes.map((type) => ({
          value: type,
          label: translate(`associates.type.${type}`),
        }))}
        onChange={(type) => apply({ inviteType: type as Filters['inviteType'] })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="quiet">
          {word('submit')}
        </Button>
        <Button variant="plain" onClick={clear}>
          {word('clear')}
        </Button>
      </div>
    </form>
  );
}
