import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../contract/limits.ts';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../providers/apiError.ts';
import { t } from '../../providers/i18n/translate.ts';
import { Alert } from '../components/public/Alert.tsx';
import { Button } from '../components/public/Button.tsx';
import { Checkbox } from '../components/public/Checkbox.tsx';
import { PasswordField } from '../components/public/PasswordField.tsx';
import { TextField } from '../components/public/TextField.tsx';
import { checkSignIn, type SignInErrors } from './checkSignIn.ts';
import { rememberedEmail } from './rememberedEmail.ts';

interface Props {
  /** Signs in; what it throws is shown unless `onRefused` takes it. */
  onSignIn: (email: string, password: string) => Promise<unknown>;
  /** True where the refusal is shown elsewhere. */
  onRefused?: (error: ApiError, email: string) => boolean;
  /** Shown from the start: why an earlier try failed. */
  error?: ReactNode;
  /** The address to start with; else the remembered one. */
  email?: string;
  /** Sign-in over a page that waits: nothing that would leave it. */
  bare?: boolean;
}

/** The sign-in form (§2): Email, Password, Remember my email, Forgot Password. Its inputs are the browser's own. */
export function SignInForm({ onSignIn, onRefused, error, email: start, bare = false }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [refused, setRefused] = useState<ReactNode>();

  useEffect(() => {
    const { identity, remember } = fieldsOf(form.current);
    const known = start || rememberedEmail.read();
    // What somebody typed before this script ran stays.
    if (known && identity.value === '') identity.value = known;
    if (remember && rememberedEmail.read()) remember.checked = true;
  }, [start]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { identity, password, remember } = fieldsOf(form.current);
    const email = identity.value.trim();
    const found = await checkSignIn({ identity: email, password: password.value });
    setErrors(found);
    setRefused(found.form);
    if (Object.keys(found).length > 0) {
      (found.identity || email === '' ? identity : password).focus();
      return;
    }
    setBusy(true);
    try {
      await onSignIn(email, password.value);
      if (remember) rememberedEmail[remember.checked ? 'keep' : 'forget'](email);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (!onRefused?.(reason, email)) setRefused(<Refusal error={reason} />);
      password.value = '';
      password.focus();
    } finally {
      setBusy(false);
    }
  };

  const message = refused ?? error;
  return (
    // POST, should it be sent before this script runs: no password in an address.
    <form ref={form} className="hub-form" method="post" noValidate onSubmit={submit}>
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        id={`${id}-email`}
        name="identity"
        type="email"
        label={t('public.signIn.email')}
        error={errors.identity}
        errorWord={t('common.error')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailMax}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('public.signIn.password')}
        error={errors.password}
        errorWord={t('common.error')}
        autoComplete="current-password"
        showLabel={t('public.password.show')}
        hideLabel={t('public.password.hide')}
      />
      {!bare && (
        <div className="hub-sign-in-extras">
          <Checkbox id={`${id}-remember`} name="remember" label={t('public.signIn.remember')} />
          <Link to={paths.reset}>{t('public.signIn.forgot')}</Link>
        </div>
      )}
      <Button type="submit" variant="accent" wide busy={busy}>
        {t('public.signIn.submit')}
      </Button>
    </form>
  );
}

interface Fields {
  identity: HTMLInputElement;
  password: HTMLInputElement;
  remember?: HTMLInputElement;
}
const fieldsOf = (form: HTMLFormElement | null) => form?.elements as unknown as Fields;

/** Why a call failed, with the reference for support staff (A6). */
export function Refusal({ error }: { error: Pick<ApiError, 'message' | 'diagId'> }) {
  return (
    <>
      {error.message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('common.reference', { id: error.diagId })}</p>
    </>
  );
}
