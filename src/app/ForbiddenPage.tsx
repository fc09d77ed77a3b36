import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { LinkButton } from '#src/guest/kit/LinkButton.tsx';
import { StatusPage } from '#src/guest/kit/StatusPage.tsx';

/**
 * /403 (specification §8): the specification's text, then the condition that isn't met and the next step (decision C4).
 */
export default function ForbiddenPage() {
  // A second refusal leads from this page to itself.
  return <Forbidden key={useLocation().key} />;
}

function Forbidden() {
  const { session, t } = useHub();
  const profile = useProfile();
  const [refusal] = useState(session.refusal);
  useEffect(() => () => session.refused(null), [session]);
  const reason = refusal ?? (profile ? undefined : 'gate.signIn');
  return (
    <StatusPage
      drawing="forbidden"
      title={t('public.forbidden.title')}
      text={t('error.forbidden')}
      detail={reason && t(reason)}
      action={
        profile ? (
          <LinkButton to={paths.dashboard}>{t('public.forbidden.dashboard')}</LinkButton>
        ) : (
          <LinkButton to={paths.home}>{t('public.forbidden.home')}</LinkButton>
        )
      }
    />
  );
}
