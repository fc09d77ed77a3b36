import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { listAddress } from '../list/listAddress.ts';
import styles from './agencies.module.css';

/** What other parts of the console hold about an agency. */
export function Elsewhere({ agency: { id } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  return (
    <nav className={`hub-card ${styles.section}`} aria-labelledby="agency-elsewhere">
      <h2 id="agency-elsewhere">{translate('staff.agencies.elsewhere')}</h2>
      <ul className={styles.links}>
        {(['people', 'mails', 'audit'] as const).map((part) => (
          <li key={part}>
            <Link to={listAddress(part, { agencyId: id })}>
              {translate(`staff.agencies.of.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
