import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { useViewer } from '#providers/useProfile.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AddressChange } from './AddressChange.tsx';
import { Factors } from './Factors.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOns } from './SignOns.tsx';

/** /account/security: what opens a person's account, and where it is open. */
export default withOwnWords('ownAddress', function SecurityPage() {
  const { signOn } = useHub().settings.authSettings;
  const translate = useTranslate();
  const { staff, mustEnrol } = useViewer();
  return (
    <Stack spacing={3}>
      <PageTitle>{translate('profile.security')}</PageTitle>
      <Factors />
      {/* The server refuses the rest until a second step is there. */}
      {!mustEnrol && (
        <>
          <AddressChange />
          <PasswordChange />
          {staff && signOn && <SignOns providers={signOn} />}
          <Sessions />
        </>
      )}
    </Stack>
  );
});
