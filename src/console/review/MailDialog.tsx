import { RecordContextProvider, useTranslate } from 'ra-core';
import { Confirm, FunctionField, Labeled } from 'react-admin';
import { languageName } from '#contract/languages.ts';
import type { MailPreview } from '#contract/staff/review.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
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

/** Shows the email of a decision before it is sent. */
export function MailDialog({ open, mail, action, busy, onSend, onCancel }: Props) {
  const translate = useTranslate();
  const content = (
    <RecordContextProvider value={mail}>
      <p>{translate('staff.review.mail.lead')}</p>
      <Labeled label="staff.review.mail.to">
        <FunctionField render={() => <Verbatim>{mail?.to.join(', ')}</Verbatim>} />
      </Labeled>
      <Labeled label="staff.review.mail.subject">
        <FunctionField render={() => <span lang={mail?.language}>{mail?.subject}</span>} />
      </Labeled>
      <Labeled label="staff.review.mail.language">
        <FunctionField render={() => mail && languageName(mail.language)} />
      </Labeled>
      <MailText label={translate('staff.review.mail.text')} language={mail?.language}>
        {mail?.text}
      </MailText>
    </RecordContextProvider>
  );
  return (
    <Confirm
      isOpen={open}
      title={action}
      content={content}
      confirm={action}
      cancel="common.cancel"
      loading={busy}
      fullWidth
      sx={{ '& .MuiDialogContent-root': { display: 'grid', gap: 1.5 } }}
      onConfirm={onSend}
      onClose={onCancel}
    />
  );
}
