import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { textAt } from '#contract/messages.ts';
import { signOnPath } from '#contract/paths.ts';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { customTexts, withCustomTexts } from '#providers/i18n/customTexts.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { ChunkError } from '#providers/loadChunk.ts';
import type { Asked } from '#providers/session.ts';
import { useProfile } from '#providers/useProfile.ts';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallErrorText } from '../kit/CallErrorText.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import { answer } from './answer.ts';
import './secondStep.css';

export interface SecondStepProps {
  asked: Asked;
  /** Called once: whether the answer was right. */
  onDone: (isRight: boolean) => void;
}

/**
 * Over the page, whose texts stay: the second step of signing in, or what proves in an open session who it is. A passkey, a
 * code of the authenticator app, a recovery code, or the password.
 */
export default function SecondStep({ asked, onDone }: SecondStepProps) {
  const hub = useHub();
  const { t, language, settings, words } = hub;
  // Not among the words of a guest's first page: few people see them.
  const own = withCustomTexts(words.loaded ?? {}, customTexts(settings, language));
  const text = (key: string) => textAt(own, `secondStep.dialog.${key}`) ?? '';
  const { signOn: providers = [] } = settings.authSettings;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const email = useProfile()?.email;
  const [method, setMethod] = useState(asked.methods[0] ?? 'oneTimeCode');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | ChunkError>();
  const others = asked.methods.filter((one) => one !== method);

  useEffect(() => dialog.current?.showModal(), []);

  const isTyped = method !== 'passkey' && method !== 'signOn';
  const fieldOf = () => dialog.current?.querySelector<HTMLInputElement>('input:not([hidden])');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = fieldOf()?.value ?? '';
    if (busy || (isTyped && typed.trim() === '')) return;
    setBusy(true);
    setRefused(undefined);
    try {
      if (await answer(hub, asked, method, typed)) onDone(true);
      else setBusy(false);
    } catch (reason) {
      if (!(reason instanceof ApiError || reason instanceof ChunkError)) throw reason;
      setRefused(reason);
      setBusy(false);
      fieldOf()?.select();
    }
  };
  const choose = (next: typeof method) => {
    setMethod(next);
    setRefused(undefined);
    fieldOf()?.focus();
  };

  const wrong = refused instanceof ApiError && Object.values(refused.kept.fields)[0];
  const typedMethod = method === 'signOn' ? 'password' : method;
  const field = {
    label: text(typedMethod),
    help: text(`${typedMethod}Help`),
    error: wrong ? wordsOf(wrong, hub) : undefined,
  };
  return (
    <dialog
      ref={dialog}
      className="hub-second-step"
      // The console below may be in another language.
      lang={language}
      aria-labelledby={id}
      onCancel={() => onDone(false)}
    >
      <h2 id={id}>{text(asked.id ? 'title' : 'proofTitle')}</h2>
      <form className="hub-form" noValidate onSubmit={submit}>
        {refused && !wrong && (
          <Alert severity="error">
            <CallErrorText error={refused} />
          </Alert>
        )}
        {method === 'signOn' ? (
          <>
            <p>{text('signOnHelp')}</p>
            {providers.map(({ name, label }) => (
              <LinkButton key={name} href={`${signOnPath(name)}?prove`} target="_blank" wide>
                {t('public.signIn.signOn', { provider: label })}
              </LinkButton>
            ))}
          </>
        ) : null}
        {method === 'passkey' && <p>{field.help}</p>}
        {!isTyped ? null : method === 'password' ? (
          <>
            {/* Tells password managers whose password it is. */}
            <input hidden readOnly autoComplete="username" value={email ?? ''} />
            <PasswordField {...field} name="password" autoComplete="current-password" />
          </>
        ) : (
          <TextBox
            // An empty field for the other kind of code.
            key={method}
            {...field}
            name="code"
            autoComplete="one-time-code"
            inputMode={method === 'oneTimeCode' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Button type="submit" variant="accent" wide busy={busy}>
          {text('submit')}
        </Button>
        {others.map((other) => (
          <Button key={other} variant="plain" onClick={() => choose(other)}>
            {text(`${other}Instead`)}
          </Button>
        ))}
        <Button variant="quiet" wide onClick={() => onDone(false)}>
          {text('cancel')}
        </Button>
      </form>
    </dialog>
  );
}
