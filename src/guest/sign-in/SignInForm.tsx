import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { ApiError, keptTextOf } from '#providers/apiError.ts';
import { browserMemory } from '#providers/browserMemory.ts';
import { useHub } from '#providers/HubContext.ts';
import { keptText, wordsOf } from '#providers/i18n/keptTexts.ts';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallErrorText } from '../kit/CallErrorText.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextBox } from '../kit/TextBox.tsx';

/** The address of 'Remember my email' (specification §9, decision F6), kept while it is checked. */
const rememberedEmail = browserMemory.email;

/** The values that stay after a failed attempt. */
export interface Typed {
  email: string;
  /** Whether 'Remember my email' is checked. */
  remember: boolean;
}

interface Props {
  /** Signs in; an error is shown unless `onRefused` handles it. */
  onSignIn: (email: string, password: string) => Promise<unknown>;
  /**
   * Signs in by a passkey, if there is one: by asking for it, or by offering it among what the browser suggests for the
   * address.
   */
  onPasskey?: (isOffered: boolean) => Promise<unknown>;
  /** Returns true if the error is shown elsewhere. */
  onRefused?: (error: ApiError, typed: Typed) => boolean;
  /** Shown from the start: the error of an earlier attempt. */
  error?: ReactNode;
  /** The initial address; default: the remembered one. */
  email?: string;
  /** Whether 'Remember my email' is checked initially; default: whether an address is remembered. */
  remember?: boolean;
  /** A sign-in over a waiting page: without links that leave it. */
  bare?: boolean;
}

/**
 * The sign-in form (specification §2): Email, Password, Remember my email, Forgot Password. Lengths are validated by
 * the server, whose messages are shown at the fields, so that a guest's first page needs no schemas.
 */
export function SignInForm(props: Props) {
  const {
    onSignIn,
    onPasskey,
    onRefused,
    error,
    email: start,
    remember: ticked,
    bare = false,
  } = props;
  const hub = useHub();
  const { t } = hub;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ identity?: string; password?: string }>({});
  /** Why no sign-in was tried, as a kept text, or what the server refused beside the fields. */
  const [refused, setRefused] = useState<string | ApiError>();
  /** The person has typed since the error, which is outdated now. */
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    const { email, remember } = fieldsOf(form.current);
    const remembered = rememberedEmail.read();
    const known = start || remembered;
    // Keeps what was typed before hydration.
    if (known && email.value === '') email.value = known;
    if (remember) remember.checked ||= ticked ?? remembered !== null;
  }, [start, ticked]);

  const clear = () => {
    setIsTyping(true);
    setRefused(undefined);
    setErrors({});
  };

  const isOffered = useRef(false);
  const byPasskey = (offer: boolean) =>
    onPasskey?.(offer).catch((reason) => {
      if (reason instanceof ApiError) setRefused(reason);
      else if (!offer) setRefused(keptTextOf(reason));
    });
  // Once somebody turns to the address, so that others load nothing for it.
  const offer = () => {
    if (!isOffered.current && 'PublicKeyCredential' in window) void byPasskey(true);
    isOffered.current = true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { email, password, remember } = fieldsOf(form.current);
    // The server reads it as it is meant: what does so stays out of a guest's first page.
    const address = email.value.trim();
    setErrors({});
    if (address === '' || password.value === '') {
      setRefused(keptText('error.credentialsRequired'));
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
      const { identity, password: wrong } = reason.kept.fields;
      setErrors({ identity, password: wrong });
      const typed = { email: address, remember: remember?.checked === true };
      if (!(identity || wrong || onRefused?.(reason, typed))) setRefused(reason);
      setIsTyping(false);
      // Cleared after wrong credentials, not after a network failure (decision G6).
      if (reason.status === 401) password.value = '';
      (identity ? email : password).focus();
    } finally {
      setBusy(false);
    }
  };

  const words = (kept: string | undefined) => kept && wordsOf(kept, hub);
  const own = refused instanceof ApiError ? <CallErrorText error={refused} /> : words(refused);
  const message = own ?? (isTyping ? undefined : error);
  return (
    // Works as a plain HTML form too, if it is submitted before hydration.
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
      <TextBox
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('public.signIn.email')}
        error={words(errors.identity)}
        autoComplete="username webauthn"
        onFocus={offer}
        onPointerOver={offer}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('public.signIn.password')}
        error={words(errors.password)}
        autoComplete="current-password"
      />
      {!bare && (
        <div className="hub-ends hub-sign-in-extras">
          <div className="hub-check-line">
            <input type="checkbox" id={`${id}-remember`} name="remember" />
            <label htmlFor={`${id}-remember`}>{t('public.signIn.remember')}</label>
          </div>
          <Link to={paths.reset}>{t('public.signIn.forgot')}</Link>
        </div>
      )}
      <Button type="submit" variant="accent" wide busy={busy}>
        {t('public.signIn.submit')}
      </Button>
      {onPasskey && (
        <Button variant="plain" onClick={() => byPasskey(false)}>
          {t('public.signIn.passkey')}
        </Button>
      )}
    </form>
  );
}

interface Fields extends HTMLFormControlsCollection {
  email: HTMLInputElement;
  password: HTMLInputElement;
  remember?: HTMLInputElement;
}
const fieldsOf = (form: HTMLFormElement | null) => form?.elements as Fields;
