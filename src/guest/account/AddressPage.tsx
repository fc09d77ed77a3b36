import type { ReactNode } from 'react';
import { z } from 'zod';
import { pages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadEmailWords } from '#providers/i18n/emailWords.ts';
import { useProfile } from '#providers/useProfile.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { TextWithEmail } from '../kit/TextWithEmail.tsx';
import { useRead } from '../kit/useRead.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { isDeadLink, LinkNotice, type WithoutLink } from './LinkOwner.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useLinkToken } from './useLinkToken.ts';

const nothing = z.object({});

/**
 * /account/address: the emailed links that change the address of an account, or take that back (decision F15). Whoever is
 * logged in here stays so: the link opens nothing, and counts for the account that it was made for.
 */
export default function AddressPage() {
  const { token } = useLinkToken(pages.changeAddress.linkToken);
  return token === undefined ? <NoLink lost /> : <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const hub = useHub();
  const { call, session, t } = hub;
  const title = t('public.address.title');
  const { data, error } = useRead(`${token} ${hub.language}`, async (signal) => {
    const read = call('readLink', { body: { token }, signal });
    const [{ change }, words] = await Promise.all([read, loadEmailWords(hub)]);
    return { change, say: words.t };
  });
  const { isSent, ...use } = useAccountForm(nothing, {}, async () => {
    await call('useAddressLink', { body: { token } });
    // There is nothing to learn of a guest.
    if (session.viewer().signedIn) await session.refresh();
  });
  const dead = [error, use.failure].find(isDeadLink);
  // One for something else is none.
  if (dead || (data && !data.change)) return <NoLink lost={!dead} dead={dead} />;
  if (!data?.change) {
    return (
      <AccountPage title={title}>
        <LinkNotice dead={error} />
        {!error && <PageSkeleton />}
      </AccountPage>
    );
  }
  const { say } = data;
  const { to, isUndo } = data.change;
  const says = (text: string) => <TextWithEmail text={text} email={to} />;
  if (isSent) {
    return (
      <AccountPage title={title}>
        <WayOn>
          <DoneNotice>
            <p>{says(say('emails.address.done', { email: to }))}</p>
            {isUndo && <p>{t('reset.answer')}</p>}
          </DoneNotice>
        </WayOn>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={title}
      lead={says(say(`emails.address.${isUndo ? 'undoLead' : 'lead'}`, { email: to }))}
    >
      <AccountForm {...use} fields={[]} submitLabel={t('public.confirm.button')} />
    </AccountPage>
  );
}

function NoLink({ lost, dead }: WithoutLink) {
  const { t } = useHub();
  return (
    <AccountPage title={t('public.address.title')}>
      <LinkNotice lost={lost} dead={dead} />
      <WayOn />
    </AccountPage>
  );
}

function WayOn({ children }: { children?: ReactNode }) {
  const { t } = useHub();
  const isSignedIn = useProfile() !== null;
  return (
    <div className="hub-form">
      {children}
      <LinkButton to={isSignedIn ? paths.security : paths.login} variant="accent" wide>
        {t(isSignedIn ? 'public.confirm.next' : 'public.signIn.submit')}
      </LinkButton>
    </div>
  );
}
