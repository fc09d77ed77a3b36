import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { listAddress } from '../list/listAddress.ts';
import { StatusWord } from '../list/StatusWord.tsx';
import styles from './agencies.module.css';

const SHOWN = 10;

/** The people of an agency; the way to all of them where they are many. */
export function Members({ agency: { id, people } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.agencies.people.${key}`);
  if (people.length === 0) return null;
  return (
    <section className={`hub-card ${styles.section}`} aria-labelledby="agency-people">
      <h2 id="agency-people">{word('title')}</h2>
      <ul className={styles.people}>
        {people.slice(0, SHOWN).map((person) => (
          <li key={person.id}>
            <Link to={`${paths.staff}/people/${person.id}`}>{person.name}</Link>
            <span>
              <Address email={person.email} />
            </span>
            {person.pointOfContact ? <strong>{word('poc')}</strong> : null}
            <StatusWord status={person.associateStatus} />
          </li>
        ))}
      </ul>
      {people.length > SHOWN ? (
        <Link to={listAddress('people', { agencyId: id })}>{word('all')}</Link>
      ) : null}
    </section>
  );
}
