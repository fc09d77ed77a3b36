import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { AddressText } from '../../../components/AddressText.tsx';
import { ErrorSummary, SaveFailure } from '../../../components/form/FormNotices.tsx';
import { FormInfoContext, requiredPaths } from '../../../components/form/formInfo.ts';
import { SaveButton, SchemaForm } from '../../../components/form/SchemaForm.tsx';
import { PasswordInput, TextInput } from '../../../components/form/textInputs.tsx';
import { PageTitle } from '../../../components/portal/PageTitle.tsx';
import { Card } from '../../../components/public/Card.tsx';
import { profileForm } from '../../../contract/forms/account.ts';
import { call } from '../../../providers/api.ts';
import { config } from '../../../providers/config.ts';
import { session } from '../../../providers/session.ts';
import { useProfile } from '../../session/useProfile.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { Sessions } from './Sessions.tsx';
import { Surprise } from './Surprise.tsx';
import { usePasswordForms } from './usePasswordForms.ts';

/** /account/profile: a person's name, password and open sessions. */
export default function ProfilePage() {
  const translate = useTranslate();
  return (
    <div className="hub-profile">
      <PageTitle>{translate('public.profile.title')}</PageTitle>
      <Names />
      <Password />
      <Sessions />
      {config.settings.authSettings.surpriseRegistration && <Surprise />}
    </div>
  );
}

/** Saves the names and reads the profile anew: the answer of a save may say nothing of it. */
async function saveNames(body: z.output<typeof profileForm>) {
  await call('updateProfile', { body });
  await session.refresh();
}

function Names() {
  const translate = useTranslate();
  const profile = useProfile();
  const email = profile?.email ?? '';
  return (
    <ProfileForm
      title="profile.names"
      lead={<AddressText text={translate('profile.email', { email })} email={email} />}
      values={{ firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '' }}
      schema={profileForm}
      send={saveNames}
      save="profile.saveNames"
      saved="profile.namesSaved"
    >
      <TextInput source="firstName" autoComplete="given-name" />
      <TextInput source="lastName" autoComplete="family-name" />
    </ProfileForm>
  );
}

const noPasswords = { currentPassword: '', password: '', confirmPassword: '' };
const RULES_ID = 'password-rules';

function Password() {
  const translate = useTranslate();
  return (
    <ProfileForm
      title="profile.password"
      lead={translate('profile.passwordLead')}
      values={noPasswords}
      schema={usePasswordForms().changePassword}
      send={(body) => call('changePassword', { body })}
      save="profile.savePassword"
      saved="profile.passwordSaved"
    >
      <PasswordInput source="currentPassword" autoComplete="current-password" />
      <PasswordInput source="password" autoComplete="new-password" describedBy={RULES_ID} />
      <PasswordRules id={RULES_ID} name="password" />
      <PasswordInput source="confirmPassword" autoComplete="new-password" />
    </ProfileForm>
  );
}

interface Props<Checked> {
  /** Keys of the catalogue: the title, the word on the button, what is said of a save. */
  title: string;
  save: string;
  saved: string;
  lead: ReactNode;
  values: FieldValues;
  schema: z.ZodType<Checked>;
  send: (checked: Checked) => Promise<unknown>;
  children: ReactNode;
}

/** A part of the profile: what it is about, and its form. */
function ProfileForm<Checked>({ values, schema, send, children, ...texts }: Props<Checked>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutateAsync } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(texts.saved, { type: 'success' }),
  });
  const info = useMemo(() => {
    const empty = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    return {
      part: 'profile',
      required: requiredPaths(schema, empty),
      comments: [],
      readOnly: false,
    };
  }, [schema, values]);
  return (
    <Card title={translate(texts.title)}>
      <p className="hub-account-lead">{texts.lead}</p>
      <FormInfoContext value={info}>
        <SchemaForm values={values} schema={schema} send={mutateAsync} className="hub-form">
          <ErrorSummary />
          <SaveFailure />
          {children}
          <SaveButton>{translate(texts.save)}</SaveButton>
        </SchemaForm>
      </FormInfoContext>
    </Card>
  );
}
