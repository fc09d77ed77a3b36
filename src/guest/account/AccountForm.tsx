import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import type { PublicKey } from '#providers/i18n/translate.ts';
import { Alert } from '../kit/Alert.tsx';
import { Button, type ButtonVariant } from '../kit/Button.tsx';
import { CallAlert } from '../kit/CallAlert.tsx';
import { FormErrorSummary } from '../kit/FormErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import { PasswordRules } from './PasswordRules.tsx';

export interface AccountField {
  name: string;
  label: PublicKey;
  /** 'new-password' shows the password rules (decision F2). */
  kind?: 'text' | 'email' | 'password' | 'new-password';
  autoComplete?: string;
  readOnly?: boolean;
}

/** How a text is typed. */
const texts: Partial<Record<NonNullable<AccountField['kind']>, ComponentProps<'input'>>> = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
};

interface Props<Values extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: what the schema makes of the values is the caller's
  form: UseFormReturn<Values, any, any>;
  fields: readonly AccountField[];
  submit: () => Promise<void>;
  submitLabel: string;
  busy: boolean;
  /** Style of the button; a page has at most one accent. */
  variant?: ButtonVariant;
  failure: ApiError | undefined;
  /** Whether a new password is for a member of staff. */
  staff?: boolean | undefined;
  children?: ReactNode;
}

/** The form of an account page: fields with their errors and, after a failed submit, an error summary on top. */
export function AccountForm<Values extends FieldValues>(props: Props<Values>) {
  const hub = useHub();
  const { t } = hub;
  const { form, fields, submit, submitLabel, busy, failure, children, variant = 'accent' } = props;
  const id = useId();
  const { errors, submitCount } = form.formState;
  const errorOf = (name: string) => {
    const kept = errors[name]?.message;
    return typeof kept === 'string' ? wordsOf(kept, hub) : undefined;
  };
  const wrong = fields.flatMap(({ name, label }) => {
    const message = errorOf(name);
    return message ? [{ fieldId: `${id}${name}`, label: t(label), message }] : [];
  });

  return (
    <form
      className="hub-form"
      // Before hydration a press does nothing, since no server route accepts such a form. Without script it never does.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <noscript>
        <Alert severity="warn" standing>
          {t('common.noScript')}
        </Alert>
      </noscript>
      {failure && <CallAlert error={failure} />}
      {submitCount > 0 && (
        <FormErrorSummary
          title={t('public.form.summary')}
          errors={failure ? [] : wrong}
          focusKey={submitCount}
        />
      )}
      {fields.map(({ name, label, kind = 'text', autoComplete, readOnly }) => {
        const shared = {
          ...form.register(name as Path<Values>),
          id: `${id}${name}`,
          label: t(label),
          error: errorOf(name),
          required: true,
          autoComplete,
          readOnly,
        };
        if (kind in texts) return <TextBox key={name} {...shared} {...texts[kind]} />;
        if (kind === 'password') return <PasswordField key={name} {...shared} />;
        return (
          <div key={name} className="hub-stack">
            <PasswordField {...shared} aria-describedby={`${id}rules`} />
            <FormProvider {...form}>
              <PasswordRules id={`${id}rules`} name={name} staff={props.staff} />
            </FormProvider>
          </div>
        );
      })}
      {children}
      <Button
        type="submit"
        variant={variant}
        wide
        busy={busy}
        // Keeps the focus in the field: on blur its error would appear, push the button down, and the click would be
        // lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
