import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FactorMethod } from '#contract/factorMethods.ts';
import type { Challenge } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallErrorText } from '../kit/CallErrorText.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import './secondStep.css';

export interface SecondStepProps {
  challenge: Challenge;
  /** Called once: whether a factor was right. */
  onDone: (isRight: boolean) => void;
}

/** The second step of signing in, over the page with the first: a code of the authenticator app, or a recovery code. */
export default function SecondStep({ challenge: { id, methods }, onDone }: SecondStepProps) {
  const hub = useHub();
  const { call, t } = hub;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'oneTimeCode');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError>();
  const other = methods.find((one) => one !== method);

  useEffect(() => dialog.current?.showModal(), []);

  const fieldOf = () => dialog.current?.querySelector('input');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = fieldOf()?.value.trim() ?? '';
    if (busy || code === '') return;
    setBusy(true);
    setRefused(undefined);
    try {
      await call('answerChallenge', { body: { id, method, code } });
      onDone(true);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setRefused(reason);
      setBusy(false);
      fieldOf()?.select();
    }
  };
  const choose = (next: FactorMethod) => {
    setMethod(next);
    setRefused(undefined);
    fieldOf()?.focus();
  };

  const wrong = refused?.kept.fields.code;
  return (
    <dialog
      ref={dialog}
      className="hub-second-step"
      aria-labelledby={titleId}
      onCancel={() => onDone(false)}
    >
      <h2 id={titleId}>{t('public.secondStep.title')}</h2>
      <form className="hub-form" noValidate onSubmit={submit}>
        {refused && !wrong && (
          <Alert severity="error">
            <CallErrorText error={refused} />
          </Alert>
        )}
        <TextBox
          // An empty field for the other kind of code.
          key={method}
          name="code"
          label={t(`public.secondStep.${method}`)}
          help={t(`public.secondStep.${method}Help`)}
          error={wrong && wordsOf(wrong, hub)}
          autoComplete="one-time-code"
          inputMode={method === 'oneTimeCode' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="accent" wide busy={busy}>
          {t('public.secondStep.submit')}
        </Button>
        {other && (
          <Button variant="plain" onClick={() => choose(other)}>
            {t(`public.secondStep.${other}Instead`)}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => onDone(false)}>
          {t('public.secondStep.cancel')}
        </Button>
      </form>
    </dialog>
  );
}
