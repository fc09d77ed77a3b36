import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Button } from '../kit/Button.tsx';
import { CallAlert } from '../kit/CallAlert.tsx';
import { useCall } from '../kit/useCall.ts';

/**
 * /account/logout: logs out at once if the person came by a link of ours or typed the address (decisions F6, I17), and
 * asks first if another site led here. The gate then redirects to the home page.
 */
export default function LogoutPage() {
  const { openedFromHere, session, t } = useHub();
  // The first page of a visit has this key; all later ones were reached by our own links.
  const isOwnLink = useLocation().key !== 'default' || openedFromHere;
  const { run: leave, isPending, isDone, error } = useCall(session.signOut);
  const isLeaving = isPending || isDone;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (isOwnLink) leave();
  }, []);

  return (
    <AccountPage
      title={t('public.logout.title')}
      lead={t(isOwnLink || isLeaving ? 'public.logout.working' : 'public.logout.ask')}
    >
      <form
        className="hub-form"
        method="post"
        action={paths.logout}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        {error && !isPending && <CallAlert error={error} />}
        <Button type="submit" wide busy={isLeaving}>
          {t('public.logout.button')}
        </Button>
      </form>
    </AccountPage>
  );
}
