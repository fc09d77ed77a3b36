import { fieldErrors } from '../../contract/fieldErrors.ts';
import type { Message } from '../../contract/messages.ts';
import { type PublicKey, t } from '../../providers/i18n/translate.ts';

/** Texts beside the fields, and `form` over both. */
export interface SignInErrors {
  identity?: string;
  password?: string;
  form?: string;
}

const say = (message: Message | undefined) =>
  message && t(message.key as PublicKey, message.params);

/** Checks a sign-in as §5 says. The schema is fetched when it is first needed: the page itself stays light. */
export async function checkSignIn(values: {
  identity: string;
  password: string;
}): Promise<SignInErrors> {
  if (!values.identity || !values.password) return { form: t('error.credentialsRequired') };
  const { loginForm } = await import('../../contract/forms/account.ts');
  const result = loginForm.safeParse(values);
  if (result.success) return {};
  const { identity, password } = fieldErrors(result.error);
  const errors: SignInErrors = {};
  if (identity) errors.identity = say(identity) as string;
  if (password) errors.password = say(password) as string;
  return errors;
}
