import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { TextsAnswer } from '../../contract/staff/mails.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { useUnsaved } from '../list/Unsaved.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { entriesOf, groupsOf, loadCatalogue, placeOf, type Wish } from './catalogue.ts';
import styles from './mails.module.css';
import { TextFilters } from './TextFilters.tsx';
import { TextItem } from './TextItem.tsx';

/** Shown at once; the search leads to the others. */
const SHOWN = 60;
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
  /** What is typed, by place: kept while another text is looked for. */
  const [drafts, setDrafts] = useState<Record<string, string | undefined>>({});
  const count = useRef<HTMLParagraphElement>(null);
  useUnsaved(Object.values(drafts).some((text) => text !== undefined));
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
  const saved = (answer: TextsAnswer, key: string) => {
    // A text that the filters leave out from now on would take the focus with it.
    const stays = entriesOf(originals, answer, wish).some((entry) => entry.key === key);
    if (!stays) count.current?.focus();
    client.setQueryData(KEY, answer);
  };
  return (
    <div className={styles.page}>
      <p>
        <Link to={`${paths.staff}/mails`}>{translate('staff.mails.outbox')}</Link>
      </p>
      <PageTitle>{word('title')}</PageTitle>
      <p className={styles.intro}>{word('intro', { braces: word('braces') })}</p>
      <TextFilters wish={wish} onWish={setWish} />
      <p ref={count} role="status" tabIndex={-1} className={styles.quiet}>
        {entries.length > 0
          ? word('count', { shown: Math.min(SHOWN, entries.length), total: entries.length })
          : word('none')}
      </p>
      {groupsOf(entries.slice(0, SHOWN)).map(({ name, texts: group }) => (
        <section key={name} className={`hub-card ${styles.part}`} aria-labelledby={`texts-${name}`}>
          <h2 id={`texts-${name}`} className={styles.group}>
            {translate(`staff.mails.template.${name}`, { _: name })}
          </h2>
          <ul className={styles.texts}>
            {group.map((entry) => {
              const place = placeOf(wish, entry.key);
              return (
                <TextItem
                  key={place}
                  entry={entry}
                  place={wish}
                  draft={drafts[place]}
                  onDraft={(text) => setDrafts((before) => ({ ...before, [place]: text }))}
                  onSaved={(answer) => saved(answer, entry.key)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
