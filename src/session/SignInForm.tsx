import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import { Checkbox } from '../../components/public/Checkbox.tsx';
import { PasswordField } from '../../components/public/PasswordField.tsx';
import { TextField } from '../../components/public/TextField.tsx';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { rememberedEmail } from './rememberedEmail.ts';

/** What stays typed after a refusal. */
export interface Typed {
  email: string;
  /** 'Remember my email' is ticked. */
  remember: boolean;
}

interface Props {
  /** Signs in; what it throws is shown unless `onRefused` takes it. */
  onSignIn: (email: string, password: string) => Promise<unknown>;
  /** True where the refusal is shown elsewhere. */
  onRefused?: (error: ApiError, typed: Typed) => boolean;
  /** Shown from the start: why an earlier try failed. */
  error?: ReactNode;
  /** The address to start with; else the remembered one. */
  email?: string;
  /** Whether the tick is there at the start; else where an address is remembered. */
  remember?: boolean;
  /** Sign-in over a page that waits: nothing that would leave it. */
  bare?: boolean;
}

/**
 * The sign-in form (specification §2): Email, Password, Remember my email, Forgot Password. Lengths are checked by the
 * call, whose texts land beside the fields: a guest's first page stays free of the schemas.
 */
export function SignInForm(props: Props) {
  const { onSignIn, onRefused, error, email: start, remember: ticked, bare = false } = props;
  const { t } = useHub();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ identity?: string; password?: string }>({});
  const [refused, setRefused] = useState<ReactNode>();
  /** Somebody has typed since the refusal: it is out of date. */
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    const { email, remember } = fieldsOf(form.current);
    const known = start || rememberedEmail.read();
    // What somebody typed before this script ran stays.
    if (known && email.value === '') email.value = known;
    if (remember) remember.checked ||= ticked ?? rememberedEmail.read() !== '';
  }, [start, ticked]);

  const clear = () => {
    setIsTyping(true);
    setRefused(undefined);
    setErrors({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { email, password, remember } = fieldsOf(form.current);
    const address = email.value.trim();
    setErrors({});
    if (address === '' || password.value === '') {
      setRefused(t('error.credentialsRequired'));
      (address === '' ? email : password).focus();
      return;
    }
    setRefused(undefined);
    setBusy(true);
    try {
      await onSignIn(address, password.value);
      if (remember) rememberedEmail[remember.checked ? 'keep' : 'forget'](address);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const { identity, password: wrong } = reason.fields;
      setErrors({ identity, password: wrong });
      const typed = { email: address, remember: remember?.checked === true };
      if (!(identity || wrong || onRefused?.(reason, typed))) {
        setRefused(<Refusal error={reason} />);
      }
      setIsTyping(false);
      // Wrong ones are typed anew; a network that failed takes nothing away (decision G6).
      if (reason.status === 401) password.value = '';
      (identity ? email : password).focus();
    } finally {
      setBusy(false);
    }
  };

  const message = refused ?? (isTyping ? undefined : error);
  return (
    // Works as a plain form too, should it be sent before this script runs.
    <form
      ref={form}
      className="hub-form"
      method="post"
      action={paths.login}
      noValidate
      onInput={(event) => event.target !== fieldsOf(form.current).remember && clear()}
      onSubmit={submit}
    >
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('public.signIn.email')}
        error={errors.identity}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('public.signIn.password')}
        error={errors.password}
        autoComplete="current-password"
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

interface Fields extends HTMLFormControlsCollection {
  email: HTMLInputElement;
  password: HTMLInputElement;
  remember?: HTMLInputElement;
}
const fieldsOf = (form: HTMLFormElement | null) => form?.elements as Fields;

/** Why a call failed, with the reference for support staff (decision A6). */
export function Refusal({ error }: { error: Pick<ApiError, 'message' | 'diagId'> }) {
  const { t } = useHub();
  return (
    <>
      {error.message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('common.reference', { id: error.diagId })}</p>
    </>
  );
}
