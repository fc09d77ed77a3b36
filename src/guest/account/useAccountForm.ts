import { useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { passwordForms } from '#contract/forms/account.ts';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { schemaResolver } from '../kit/resolver.ts';
import { useUnsavedChanges } from '../kit/unsavedChanges.ts';

/**
 * A form that is validated by a schema of the contract; `send` rejects with ApiError, whose messages are shown at their
 * fields.
 */
export function useAccountForm<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent>,
  start: Values,
  send: (values: Sent) => Promise<unknown>,
) {
  const form = useForm<Values, unknown, Sent>({
    resolver: schemaResolver<Values, Sent>(schema),
    defaultValues: start as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<ApiError>();

  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedChanges(isDirty && !isSubmitting && (!isSubmitSuccessful || failure !== undefined));

  const accepted = async (values: Sent) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const beside = Object.entries(reason.kept.fields).filter(([path]) => path in start);
      for (const [path, message] of beside) {
        form.setError(path as Path<Values>, { type: 'server', message });
      }
      if (beside.length === 0) setFailure(reason);
    }
  };
  return {
    form,
    failure,
    busy: isSubmitting,
    isSent: isSubmitSuccessful && failure === undefined,
    submit: form.handleSubmit(accepted, () => setFailure(undefined)),
  };
}

/** Returns the schemas of the forms with a password, by the program's policies: for staff, or for everybody else. */
export function usePasswordForms(staff = false) {
  const { policies } = useHub();
  return useMemo(() => passwordForms(policies.current, staff), [policies, staff]);
}
