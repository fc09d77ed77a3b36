import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallAlert } from '../kit/CallAlert.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { TextWithEmail } from '../kit/TextWithEmail.tsx';
import { useCall } from '../kit/useCall.ts';
import { useRead } from '../kit/useRead.ts';
import { AccountPage } from './AccountPage.tsx';

/** Whether a call was refused because its link is used, expired or unknown. */
export const isDeadLink = (error: ApiError | undefined): error is ApiError =>
  error?.code === 'error.deadToken';

/** What an emailed link says about itself: its data, or why it could not be read. */
export type Link<Data> = ReturnType<typeof useRead<Data>>;

interface Props<Data extends { emailAddress: string }> {
  /** The page's title. */
  title: string;
  /** Reads whom the link was mailed to, without using the link up. */
  read: (signal: AbortSignal) => Promise<Data>;
  /** Returns what the link opens. */
  children: (link: Link<Data>) => ReactNode;
}

/**
 * Shows what a mailed link opens to its owner. Somebody else who is signed in sees whose link it is and can sign out
 * and continue.
 */
export function LinkOwner<Data extends { emailAddress: string }>(props: Props<Data>) {
  const { title, read, children } = props;
  const link = useRead(title, read);
  const own = useProfile()?.email;
  const [first] = useState(own);
  // A person who signs in by the link is its owner.
  if (own === undefined || own !== first || own === link.data?.emailAddress) return children(link);
  return <SignedIn title={title} link={link} own={own} />;
}

interface SignedInProps {
  title: string;
  link: Link<{ emailAddress: string }>;
  own: string;
}

function SignedIn({ title, link, own }: SignedInProps) {
  const { session, t } = useHub();
  const leaving = useCall(session.signOut);
  const owner = link.data?.emailAddress;
  const error = leaving.error ?? link.error;
  const isDead = isDeadLink(error);
  if (owner === undefined && !error) {
    return (
      <AccountPage title={title}>
        <PageSkeleton />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title}>
      <div className="hub-form">
        {error && <CallAlert error={error} />}
        {owner && (
          <p>
            <TextWithEmail text={t('public.link.owner', { email: owner })} email={owner} />
          </p>
        )}
        <p>
          <TextWithEmail text={t('public.link.signedIn', { email: own })} email={own} />
        </p>
        {!isDead && (
          <Button variant="accent" wide busy={leaving.isPending} onClick={leaving.run}>
            {t('public.link.switch')}
          </Button>
        )}
        <LinkButton to={paths.dashboard} variant={isDead ? 'accent' : 'quiet'} wide>
          {t(isDead ? 'public.home.dashboard' : 'public.link.stay')}
        </LinkButton>
      </div>
    </AccountPage>
  );
}

/** What a page that is opened by an emailed link says where it has none. */
export interface WithoutLink {
  /** The page was reloaded, so that its link has to be opened from the email again. */
  lost?: boolean | undefined;
  /** Why the link is dead. */
  dead?: ApiError | undefined;
}

/** Says why the link can't be used, above the form that requests a new one. */
export function LinkNotice({ lost, dead }: WithoutLink) {
  const { t } = useHub();
  if (!lost && !dead) return null;
  return (
    <div className="hub-account-notice">
      {lost && <Alert severity="info">{t('public.link.lost')}</Alert>}
      {dead && <CallAlert error={dead} />}
    </div>
  );
}
