import { useState } from 'react';
import { changePasswordForm, profileForm } from '../../../contract/forms/account.ts';
import { call } from '../../../providers/api.ts';
import { config } from '../../../providers/config.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { session } from '../../../providers/session.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { Alert } from '../../components/public/Alert.tsx';
import { Card } from '../../components/public/Card.tsx';
import { useProfile } from '../../session/useProfile.ts';
import { AccountForm } from './AccountForm.tsx';
import { nameFields, passwordFields } from './fields.ts';
import { Sessions } from './Sessions.tsx';
import { Surprise } from './Surprise.tsx';
import { useAccountForm } from './useAccountForm.ts';
import './account.css';

/** /account/profile: the own names, the own password (I15). */
export default function ProfilePage() {
  return (
    <div className="hub-profile">
      <PageTitle>{t('public.profile.title')}</PageTitle>
      <Names />
      <Password />
      <Sessions />
      {config.settings.authSettings.surpriseRegistration && <Surprise />}
    </div>
  );
}

function Names() {
  const profile = useProfile();
  const email = profile?.email ?? '';
  const [saved, setSaved] = useState(false);
  const start = { firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '' };
  const names = useAccountForm(profileForm, start, async (form) => {
    setSaved(false);
    session.start(await call('updateProfile', { body: form }));
    setSaved(true);
  });
  return (
    <Card title={t('public.profile.names')}>
      <p className="hub-account-lead">
        <AddressText text={t('public.profile.email', { email })} email={email} />
      </p>
      <AccountForm {...names} fields={nameFields} plain submitLabel={t('public.profile.saveNames')}>
        {saved && <Alert severity="done">{t('public.profile.namesSaved')}</Alert>}
      </AccountForm>
    </Card>
  );
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };
const fields = [
  {
    name: 'currentPassword',
    label: 'public.profile.currentPassword',
    kind: 'password',
    autoComplete: 'current-password',
  } as const,
  ...passwordFields.map((field) =>
    field.name === 'password' ? { ...field, label: 'public.profile.newPassword' as const } : field,
  ),
];

function Password() {
  const [saved, setSaved] = useState(false);
  const change = useAccountForm(changePasswordForm, empty, async (form) => {
    setSaved(false);
    await call('changePassword', { body: form });
    change.form.reset(empty);
    setSaved(true);
  });
  return (
    <Card title={t('public.profile.password')}>
      <p className="hub-account-lead">{t('public.profile.passwordLead')}</p>
      <AccountForm {...change} fields={fields} plain submitLabel={t('public.profile.savePassword')}>
        {saved && <Alert severity="done">{t('public.profile.passwordSaved')}</Alert>}
      </AccountForm>
    </Card>
  );
}
