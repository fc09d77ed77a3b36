import type { AccountField } from './AccountForm.tsx';

export const nameFields: readonly AccountField[] = [
  { name: 'firstName', label: 'public.form.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'public.form.lastName', autoComplete: 'family-name' },
];

export const emailField: AccountField = {
  name: 'emailAddress',
  label: 'public.form.email',
  kind: 'email',
  autoComplete: 'username',
};

/** An existing password. */
export const knownPasswordField: AccountField = {
  name: 'password',
  label: 'public.form.password',
  kind: 'password',
  autoComplete: 'current-password',
};

export const passwordFields: readonly AccountField[] = [
  {
    name: 'password',
    label: 'public.form.password',
    kind: 'new-password',
    autoComplete: 'new-password',
  },
  {
    name: 'confirmPassword',
    label: 'public.form.confirmPassword',
    kind: 'password',
    autoComplete: 'new-password',
  },
];

/** The fields of a new account, in the order of specification §3. */
export const newAccountFields: readonly AccountField[] = [
  ...nameFields,
  emailField,
  ...passwordFields,
];
