import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { z } from 'zod';
import { languageForm, profileForm } from '#contract/forms/account.ts';
import { isOpen } from '#contract/gates.ts';
import { languageChoices } from '#contract/languages.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile, useViewer } from '#providers/useProfile.ts';
import { PasswordRules } from '#src/guest/account/PasswordRules.tsx';
import { usePasswordForms } from '#src/guest/account/useAccountForm.ts';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';
import { useStoreLanguage } from '#src/guest/kit/useLanguage.ts';
import { SelectEntry } from '../form/choiceEntries.tsx';
import { PasswordEntry, TextEntry } from '../form/textEntries.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useApi } from '../ui/useApi.ts';
import { AgencyContact, AssociateContact } from './ContactDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOns } from './SignOns.tsx';
import { Surprise } from './Surprise.tsx';

/** /account/profile: a person's name, language, contact details, password and open sessions. */
export default function ProfilePage() {
  const { settings } = useHub();
  const translate = useTranslate();
  const viewer = useViewer();
  const { signOn } = settings.authSettings;
  return (
    <Stack spacing={3}>
      <PageTitle>{translate('public.profile.title')}</PageTitle>
      <Names />
      <Languages />
      {isOpen('invitations', viewer) && <AgencyContact />}
      {viewer.associate && viewer.associateStatus === 'ACCREDITED' && <AssociateContact />}
      <Password />
      <SecondStep />
      {viewer.staff && signOn && <SignOns providers={signOn} />}
      <Sessions />
      {settings.authSettings.surpriseRegistration && <Surprise />}
    </Stack>
  );
}

function Names() {
  const call = useApi();
  const { session } = useHub();
  // The response of a save may not contain the profile.
  const saveNames = async (body: z.output<typeof profileForm>) => {
    await call('updateProfile', { body });
    await session.refresh();
  };
  const translate = useTranslate();
  const profile = useProfile();
  const email = profile?.email ?? '';
  return (
    <ProfileForm
      title="profile.names"
      lead={<TextWithEmail text={translate('profile.email', { email })} email={email} />}
      values={{ firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '' }}
      schema={profileForm}
      send={saveNames}
      save="profile.saveNames"
      saved="profile.namesSaved"
    >
      <TextEntry source="firstName" autoComplete="given-name" />
      <TextEntry source="lastName" autoComplete="family-name" />
    </ProfileForm>
  );
}

/** Changes the page's language at once; what is typed in other sections stays. */
function Languages() {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const change = useStoreLanguage();
  const profile = useProfile();
  const choices = languageChoices(settings.languages);
  if (choices.length < 2) return null;
  return (
    <ProfileForm
      title="profile.language"
      lead={translate('profile.languageLead')}
      values={{ language: profile?.language ?? language }}
      schema={languageForm}
      send={(body) => change(body.language)}
      save="profile.saveLanguage"
      saved="profile.languageSaved"
    >
      <SelectEntry source="language" among={choices} />
    </ProfileForm>
  );
}

const noPasswords = { currentPassword: '', password: '', confirmPassword: '' };
const RULES_ID = 'password-rules';

function Password() {
  const call = useApi();
  const translate = useTranslate();
  const profile = useProfile();
  const { staff = false } = useViewer();
  return (
    <ProfileForm
      title="profile.password"
      lead={translate('profile.passwordLead')}
      values={noPasswords}
      schema={usePasswordForms(staff).changePassword}
      send={(body) => call('changePassword', { body })}
      save="profile.savePassword"
      saved="profile.passwordSaved"
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
