import { useTranslate } from 'ra-core';
import { limits } from '../../contract/limits.ts';
import { Steps } from '../../src/components/portal/Steps.tsx';

/** Stands beside the box until there is a result to show there. */
export function InviteHelp() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`associates.invite.${key}`, params);
  return (
    <Steps title={word('nextTitle')}>
      <p>{word('nextMail', { days: limits.invitationLifeDays })}</p>
      <p>{word('nextRow')}</p>
      <p>{word('nextFailed')}</p>
    </Steps>
  );
}
