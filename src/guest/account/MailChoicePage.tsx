import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import type { MailChoiceRecord } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadEmailWords } from '#providers/i18n/emailWords.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallAlert } from '../kit/CallAlert.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { TextWithEmail } from '../kit/TextWithEmail.tsx';
import { useCall } from '../kit/useCall.ts';
import { useRead } from '../kit/useRead.ts';
import { AccountPage } from './AccountPage.tsx';
import { isDeadLink, LinkNotice } from './LinkOwner.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** /account/emails: the link at the foot of an email (decision D14). Only a press changes anything. */
export default function MailChoicePage() {
  const { t } = useHub();
  const { token } = useLinkToken(pages.mailChoice.linkToken);
  return (
    <AccountPage title={t('public.emails.title')}>
      {token ? <OpenedLink key={token} token={token} /> : <NoLink />}
    </AccountPage>
  );
}

function NoLink() {
  const { t } = useHub();
  return (
    <div className="hub-form">
      <LinkNotice lost />
      <LinkButton to={paths.home} variant="quiet" wide>
        {t('public.notFound.home')}
      </LinkButton>
    </div>
  );
}

function OpenedLink({ token }: { token: string }) {
  const hub = useHub();
  const { data, error, retry } = useRead(`${token} ${hub.language}`, async (signal) => {
    const read = hub.call('mailChoice', { body: { token }, signal });
    const [start, { t }] = await Promise.all([read, loadEmailWords(hub)]);
    return { start, t };
  });
  if (data) return <Choice token={token} {...data} />;
  if (error) return <CallAlert error={error} onRetry={isDeadLink(error) ? undefined : retry} />;
  return <PageSkeleton />;
}

interface ChoiceProps extends Pick<Awaited<ReturnType<typeof loadEmailWords>>, 't'> {
  token: string;
  start: MailChoiceRecord;
}

function Choice({ token, start, t }: ChoiceProps) {
  const { call } = useHub();
  const [choice, setChoice] = useState(start);
  const { emailAddress: email, list, wanted } = choice;
  const { run, isPending, error } = useCall(async () =>
    setChoice(await call('mailChoice', { body: { token, wanted: !wanted } })),
  );
  const text = t(`emails.${list}.${wanted ? 'sent' : 'stopped'}`, { email });
  const words = <TextWithEmail text={text} email={email} />;
  return (
    <div className="hub-form">
      {choice === start ? <p>{words}</p> : <DoneNotice key={String(wanted)}>{words}</DoneNotice>}
      {error && !isPending && <CallAlert error={error} />}
      <Button variant={wanted ? 'accent' : 'quiet'} wide busy={isPending} onClick={run}>
        {t(wanted ? `emails.${list}.stop` : 'emails.resume')}
      </Button>
    </div>
  );
}
