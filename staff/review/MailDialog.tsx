import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { MailPreview } from '../../contract/staff/review.ts';
import { Button } from '../../src/components/public/Button.tsx';
import styles from './review.module.css';

interface Props {
  open: boolean;
  mail: MailPreview | undefined;
  /** The word of the decision: title and button. */
  action: string;
  busy: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** The mail that a decision sends, to be read before. */
export function MailDialog({ open, mail, action, busy, onSend, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <div className={styles.dialog}>
        <h2 id={`${id}-title`}>{action}</h2>
        <p>{translate('staff.review.mail.lead')}</p>
        <dl className={styles.mailHead}>
          <dt>{translate('staff.review.mail.to')}</dt>
          <dd>{mail?.to.join(', ')}</dd>
          <dt>{translate('staff.review.mail.subject')}</dt>
          <dd>{mail?.subject}</dd>
        </dl>
        <section
          className={styles.mail}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keyboard too
          tabIndex={0}
          aria-label={translate('staff.review.mail.text')}
        >
          {mail?.text}
        </section>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onCancel}>
            {translate('common.cancel')}
          </Button>
          <Button busy={busy} autoFocus onClick={onSend}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
