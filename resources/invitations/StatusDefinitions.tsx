import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { inviteStatusFilters } from '../../contract/statuses.ts';
import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import styles from './StatusDefinitions.module.css';

/** What Invited, Created and Accredited mean, for those who ask (§2). */
export function StatusDefinitions() {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.definitions}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {translate('associates.definitions.title')}
        <DownGlyph />
      </button>
      <dl id={id} hidden={!open} className={styles.list}>
        {Object.keys(inviteStatusFilters).map((status) => (
          <div key={status}>
            <dt>{translate(`associates.status.${status}`)}</dt>
            <dd>{translate(`associates.definitions.${status}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
