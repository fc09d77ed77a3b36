import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { MailRecord } from '#contract/staff/mails.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';

/** Sends an email again; if it was delivered already, asks first. */
export function ResendMail({ mail: { id, to, status } }: { mail: MailRecord }) {
  const word = useWords('staff.mails');
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const resend = useApiMutation((call) => call('POST mails/:id/resend', { params: { id } }), {
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mails', 'getList'] }),
  });
  const press = async () => {
    const question = {
      title: word('resendTitle'),
      text: word('resendText', { to }),
      confirm: word('resend'),
    };
    if (status !== 'SENT' || (await ask(question))) resend.mutate();
  };
  if (resend.data) return <Copy id={resend.data.id} />;
  return (
    <div>
      {resend.error ? <CallAlert error={resend.error} title={word('failed')} /> : null}
      <HeldButton
        busy={resend.isPending}
        reason={status === 'QUEUED' ? word('waits') : undefined}
        onClick={press}
      >
        {word('resend')}
      </HeldButton>
      {dialog}
    </div>
  );
}

/** A link to the new email. It gets the focus: the button that had it is gone. */
function Copy({ id }: { id: string }) {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Alert severity="success">
      <p>{translate('staff.mails.resent')}</p>
      <p>
        <Link ref={link} to={`${paths.staff}/mails/${id}`}>
          {translate('staff.mails.open')}
        </Link>
      </p>
    </Alert>
  );
}
