import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { addressForm } from '#contract/forms/account.ts';
import { useProfile, useViewer } from '#providers/useProfile.ts';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';
import { TextEntry } from '../form/textEntries.tsx';
import { FieldsForm } from '../profile/ProfileForm.tsx';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { Alert } from '../ui/Alert.tsx';
import { useApi } from '../ui/useApi.ts';

const noAddress = { emailAddress: '' };

/** Another address to log in with: it counts once a link to it was opened. */
export function AddressChange() {
  const call = useApi();
  const translate = useTranslate();
  const email = useProfile()?.email ?? '';
  const { staff } = useViewer();
  const [sentTo, setSentTo] = useState('');
  return (
    <ProfileSection
      title={translate('ownAddress.title')}
      lead={<TextWithEmail text={translate('ownAddress.lead', { email })} email={email} />}
    >
      <FieldsForm
        texts="ownAddress"
        values={noAddress}
        schema={addressForm}
        send={async (body) => {
          await call('changeAddress', { body });
          setSentTo(body.emailAddress);
        }}
        save="ownAddress.save"
        stays
      >
        {sentTo && (
          <Alert severity="success">
            <TextWithEmail text={translate('ownAddress.sent', { email: sentTo })} email={sentTo} />
          </Alert>
        )}
        <TextEntry source="emailAddress" type="email" inputMode="email" autoComplete="email" />
        {staff ? null : <p>{translate('ownAddress.domain')}</p>}
      </FieldsForm>
    </ProfileSection>
  );
}
