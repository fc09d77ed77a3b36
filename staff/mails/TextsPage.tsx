import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Language, languages } from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';
import { type TextsAnswer, textScopes } from '../../contract/staff/mails.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { entriesOf, loadCatalogue, type Wish } from './catalogue.ts';
import styles from './mails.module.css';
import { TextItem } from './TextItem.tsx';

/** Shown at once; the search leads to the others. */
const SHOWN = 40;
const KEY = ['mails', 'texts'];

/** Every text of the mails and of the portal, to be looked up and said in the programme's own words. */
export function TextsPage() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.mails.words.${key}`, params);
  const client = useQueryClient();
  const [wish, setWish] = useState<Wish>({
    scope: 'mail',
    locale: 'en',
    search: '',
    ownOnly: false,
  });
  const texts = useQuery({ queryKey: KEY, queryFn: () => staffCall<TextsAnswer>('GET', 'texts') });
  const portal = useQuery({
    queryKey: [...KEY, wish.locale],
    queryFn: () => loadCatalogue(wish.locale),
  });
  const error = texts.error ?? portal.error;
  if (error) return <ErrorState error={error} onRetry={() => texts.refetch()} />;
  if (!texts.data) return <PageSkeleton />;

  const originals = wish.scope === 'mail' ? texts.data.mail : (portal.data ?? {});
  const entries = entriesOf(originals, texts.data, wish);
  const select = (
    name: 'scope' | 'language',
    value: string,
    options: readonly { value: string; label: string }[],
    onChange: (value: string) => void,
  ) => (
    <Field label={word(name)}>
      {(field) => (
        <div className={styles.select}>
          <select
            {...field}
            className="hub-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
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
  return (
    <div className={styles.page}>
      <p>
        <Link to={`${paths.staff}/mails`}>{translate('staff.mails.outbox')}</Link>
      </p>
      <PageTitle>{word('title')}</PageTitle>
      <p className={styles.intro}>{word('intro', { braces: word('braces') })}</p>
      <div className={styles.filters}>
        {select(
          'scope',
          wish.scope,
          textScopes.map((value) => ({ value, label: word(value) })),
          (scope) => setWish({ ...wish, scope: scope as Wish['scope'], locale: 'en' }),
        )}
        {wish.scope === 'portal'
          ? select(
              'language',
              wish.locale,
              languages.map(({ code, name }) => ({ value: code, label: name })),
              (locale) => setWish({ ...wish, locale: locale as Language }),
            )
          : null}
        <TextField
          type="search"
          label={word('search')}
          autoComplete="off"
          value={wish.search}
          onChange={(event) => setWish({ ...wish, search: event.target.value })}
        />
        <Checkbox
          label={word('own')}
          checked={wish.ownOnly}
          onChange={(event) => setWish({ ...wish, ownOnly: event.target.checked })}
        />
      </div>
      <p role="status" className={styles.quiet}>
        {word('count', { shown: Math.min(SHOWN, entries.length), total: entries.length })}
      </p>
      <ul className={styles.texts}>
        {entries.slice(0, SHOWN).map((entry) => (
          <TextItem
            key={`${wish.scope} ${wish.locale} ${entry.key}`}
            entry={entry}
            place={wish}
            onSaved={(answer) => client.setQueryData(KEY, answer)}
          />
        ))}
      </ul>
    </div>
  );
}
