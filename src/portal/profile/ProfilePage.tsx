import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { languageForm, profileForm } from '#contract/forms/account.ts';
import { isOpen } from '#contract/gates.ts';
import { languageChoices } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile, useViewer } from '#providers/useProfile.ts';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';
import { useStoreLanguage } from '#src/guest/kit/useLanguage.ts';
import { SelectEntry } from '../form/choiceEntries.tsx';
import { TextEntry } from '../form/textEntries.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useApi } from '../ui/useApi.ts';
import { AgencyContact, AssociateContact } from './ContactDetails.tsx';
import { EmailChoices } from './EmailChoices.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { Surprise } from './Surprise.tsx';

/** /account/profile: a person's name, language and contact details. */
export default function ProfilePage() {
  const { settings } = useHub();
  const translate = useTranslate();
  const viewer = useViewer();
  return (
    <Stack spacing={3}>
      <PageTitle>{translate('public.profile.title')}</PageTitle>
      <Names />
      <Languages />
      <EmailChoices />
      {isOpen('invitations', viewer) && <AgencyContact />}
      {viewer.associate && viewer.associateStatus === 'ACCREDITED' && <AssociateContact />}
      <ToPage of="security" />
      <ToPage of="yourData" />
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

/** A link to another page about the account. */
function ToPage({ of }: { of: 'security' | 'yourData' }) {
  const translate = useTranslate();
  const [name, to] = of === 'security' ? ['security', 'toSecurity'] : ['yourData', 'toYourData'];
  return (
    <ProfileSection title={translate(`profile.${name}`)} lead={translate(`profile.${name}Lead`)}>
      <Button component={Link} variant="outlined" to={paths[of]}>
        {translate(`profile.${to}`)}
      </Button>
    </ProfileSection>
  );
}
