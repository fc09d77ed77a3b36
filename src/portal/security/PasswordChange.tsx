import { useTranslate } from 'ra-core';
import { useProfile, useViewer } from '#providers/useProfile.ts';
import { PasswordRules } from '#src/guest/account/PasswordRules.tsx';
import { usePasswordForms } from '#src/guest/account/useAccountForm.ts';
import { PasswordEntry } from '../form/textEntries.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { useApi } from '../ui/useApi.ts';

const noPasswords = { currentPassword: '', password: '', confirmPassword: '' };
const RULES_ID = 'password-rules';

export function PasswordChange() {
  const call = useApi();
  const translate = useTranslate();
  const profile = useProfile();
  const { staff = false } = useViewer();
  return (
    <ProfileForm
      title="ownPassword.title"
      lead={translate('ownPassword.lead')}
      texts="ownPassword"
      values={noPasswords}
      schema={usePasswordForms(staff).changePassword}
      send={(body) => call('changePassword', { body })}
      save="ownPassword.save"
      saved="ownPassword.saved"
    >
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={profile?.email ?? ''} />
      <PasswordEntry source="currentPassword" autoComplete="current-password" />
      <PasswordEntry source="password" autoComplete="new-password" describedBy={RULES_ID} />
      <PasswordRules id={RULES_ID} name="password" staff={staff} />
      <PasswordEntry source="confirmPassword" autoComplete="new-password" />
    </ProfileForm>
  );
}
