import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { invitationStatuses } from '../../contract/statuses.ts';
import styles from './InvitationList.module.css';

/** Explains each status of a row, for those who ask (specification §2). */
export function StatusDefinitions() {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        endIcon={<DownIcon className={open ? styles.turned : undefined} />}
        onClick={() => setOpen(!open)}
        // Its words, and not the space around them, are in line with the rest.
        sx={{ marginInline: '-20px' }}
      >
        {translate('associates.definitions.title')}
      </Button>
      <dl id={id} hidden={!open} className={styles.definitions}>
        {['none', ...invitationStatuses].map((status) => (
          <div key={status}>
            <dt>{translate(`associates.status.${status}`)}</dt>
            <dd>{translate(`associates.definitions.${status}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
