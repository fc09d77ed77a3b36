import { type ReactNode, useEffect, useState } from 'react';
import { CallAlert } from '../../../components/portal/CallAlert.tsx';
import { Button } from '../../../components/public/Button.tsx';
import { LinkButton } from '../../../components/public/LinkButton.tsx';
import { TextWithEmail } from '../../../components/TextWithEmail.tsx';
import { paths } from '../../../contract/paths.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useCall } from '../../session/useCall.ts';
import { useProfile } from '../../session/useProfile.ts';
import { useRead } from '../useRead.ts';
import { AccountPage } from './AccountPage.tsx';
import { isDeadLink } from './useDeadLink.ts';

interface Props {
  /** The page's title. */
  title: string;
  /** Reads the address that the link was mailed to, without using the link up. */
  read: (signal: AbortSignal) => Promise<{ emailAddress: string }>;
  /** What the link opens. */
  children: ReactNode;
}

/**
 * Shows what a mailed link opens to its owner. Somebody else who is signed in sees whose link it is and can sign out
 * and continue.
 */
export function LinkOwner({ children, ...rest }: Props) {
  const own = useProfile()?.email;
  // A person who signs in by the link is its owner.
  const [isOpen, setIsOpen] = useState(own === undefined);
  if (isOpen || own === undefined) return children;
  return <SignedIn {...rest} own={own} onOpen={() => setIsOpen(true)} />;
}

interface SignedInProps extends Omit<Props, 'children'> {
  own: string;
  onOpen: () => void;
}

function SignedIn({ title, read, own, onOpen }: SignedInProps) {
  const { session, t } = useHub();
  const link = useRead(title, read);
  const leaving = useCall(async () => {
    await session.signOut();
    onOpen();
  });
  const owner = link.data?.emailAddress;
  const isOwner = owner === own;
  useEffect(() => {
    if (isOwner) onOpen();
  }, [isOwner, onOpen]);

  const error = leaving.error ?? link.error;
  const isDead = isDeadLink(error);
  if (isOwner || (owner === undefined && !error)) {
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
