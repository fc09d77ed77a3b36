import { Form } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../providers/apiError.ts';
import { Button } from '../public/Button.tsx';
import { schemaResolver } from './resolver.ts';
import { useUnsavedChanges } from './UnsavedGuard.tsx';
import './form.css';

interface Props {
  /** The initial values. */
  values: FieldValues;
  /** Validates the values and transforms them into what is sent. */
  schema: z.ZodType;
  /**
   * Sends the form, if there is no surrounding `EditBase`. Throws {@link ApiError}, whose messages are shown at their
   * fields.
   */
  send?: (values: never) => Promise<unknown>;
  className?: string;
  children: ReactNode;
}

/** react-admin's form, validated by a schema of the contract, that asks before unsaved changes are lost. */
export function SchemaForm({ values, schema, send, className, children }: Props) {
  const resolver = useMemo(
    () => schemaResolver<FieldValues, FieldValues>(schema as z.ZodType<FieldValues>),
    [schema],
  );
  const submit = async (checked: FieldValues) => {
    try {
      await send?.(checked as never);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.body.errors;
    }
  };
  return (
    <Form
      record={values}
      resolver={resolver}
      onSubmit={send && submit}
      mode="onTouched"
      shouldFocusError={false}
      disableInvalidFormNotification
      noValidate
      className={className}
    >
      {children}
      <UnsavedChanges onceSaved={send && values} />
    </Form>
  );
}

interface UnsavedChangesProps {
  /** The values of the inputs after saving, if the form stays on the page. */
  onceSaved: FieldValues | undefined;
}

/** While the form is being sent, and once it is saved, navigation is not blocked. */
function UnsavedChanges({ onceSaved }: UnsavedChangesProps) {
  const { reset } = useFormContext();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  useUnsavedChanges(isDirty && !isSubmitting && !isSubmitSuccessful);
  useEffect(() => {
    if (isSubmitSuccessful && onceSaved) reset(onceSaved);
  }, [isSubmitSuccessful, onceSaved, reset]);
  return null;
}

/** The button that saves the surrounding form. */
export function SaveButton({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" busy={isSubmitting}>
      {children}
    </Button>
  );
}
