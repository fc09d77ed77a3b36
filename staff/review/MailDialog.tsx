import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { useId } from 'react';
import { FunctionField, Labeled, TextField } from 'react-admin';
import type { MailPreview } from '../../contract/staff/review.ts';
import { MailText } from '../mails/MailText.tsx';

interface Props {
  open: boolean;
  mail: MailPreview | undefined;
  /** Title and button: the decision's name. */
  action: string;
  busy: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** Shows the mail that a decision sends, before it is sent. */
export function MailDialog({ open, mail, action, busy, onSend, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{action}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <p>{translate('staff.review.mail.lead')}</p>
        <RecordContextProvider value={mail}>
          <Labeled label="staff.review.mail.to">
            <FunctionField render={() => mail?.to.join(', ')} />
          </Labeled>
          <Labeled label="staff.review.mail.subject">
            <TextField source="subject" />
          </Labeled>
        </RecordContextProvider>
        <MailText label={translate('staff.review.mail.text')}>{mail?.text}</MailText>
      </DialogContent>
      <DialogActions>
        <MuiButton variant="outlined" onClick={onCancel}>
          {translate('common.cancel')}
        </MuiButton>
        <MuiButton variant="contained" disabled={busy} autoFocus onClick={onSend}>
          {action}
        </MuiButton>
      </DialogActions>
    </Dialog>
  );
}
