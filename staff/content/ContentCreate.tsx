import { useRedirect, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { contentPages } from '../../contract/contentCodes.ts';
import { paths } from '../../contract/paths.ts';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { config } from '../../providers/config.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './content.module.css';

/** A new page: its code and name; what it says is written on the page that follows. */
export default function ContentCreate() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const word = (key: string, params?: object) => translate(`staff.content.${key}`, params);
  const [form, setForm] = useState({ code: '', name: '' });
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const fields = (error instanceof ApiError && error.fields) || {};
  const codes = Object.values(contentPages(config.brand)).map(({ code }) => code);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { id } = await staffCall<ContentRecord>('POST', 'content', { ...form, body: '' });
      redirect('edit', 'content', id);
    } catch (reason) {
      setError(reason as Error);
      setBusy(false);
    }
  };

  return (
    <form className={styles.create} onSubmit={create} noValidate>
      <p>
        <Link to={`${paths.staff}/content`}>{translate('staff.parts.content')}</Link>
      </p>
      <PageTitle>{word('create')}</PageTitle>
      <p>{word('createIntro')}</p>
      {error && Object.keys(fields).length === 0 ? <CallAlert error={error} /> : null}
      {(['code', 'name'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          required
          requiredTitle={translate('validation.required')}
          label={word(`field.${name}`)}
          help={word(`field.${name}Help`, { codes: codes.join(', ') })}
          errorWord={translate('common.error')}
          error={fields[name]}
          value={form[name]}
          autoComplete="off"
          onChange={(event) => setForm({ ...form, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" busy={busy}>
        {word('create')}
      </Button>
    </form>
  );
}
