import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { AgencyLink } from '../list/AgencyLink.tsx';
import styles from './people.module.css';
import { rolesOf } from './rolesOf.ts';

/** What the programme knows of a person. */
export function Facts({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.people.${key}`);
  const { createdAt, emailConfirmedAt, accreditedAt, formSavedAt } = person;
  const rows: [string, ReactNode][] = [
    ['column.agency', <AgencyLink key="agency" row={person} />],
    [
      'column.role',
      rolesOf(person)
        .map((role) => word(`role.${role}`))
        .join(', ') || translate('staff.list.nothing'),
    ],
    ['column.createdAt', <DateText key="created" time={createdAt} />],
    ['confirmedAt', <DateText key="confirmed" time={emailConfirmedAt} />],
    ['formSavedAt', <DateText key="saved" time={formSavedAt} />],
    ['accreditedAt', <DateText key="accredited" time={accreditedAt} />],
  ];
  return (
    <section className={`hub-card ${styles.section}`} aria-labelledby="person-facts">
      <h2 id="person-facts">{word('facts')}</h2>
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{word(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
