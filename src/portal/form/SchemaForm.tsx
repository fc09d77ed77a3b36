import { Form } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#src/guest/kit/Button.tsx';
import { schemaResolver } from '#src/guest/kit/resolver.ts';
import { FormLife, SavingByCall } from './Saving.tsx';
import './form.css';

interface Props {
  /** The initial values. */
  values: FieldValues;
  /** Validates the values and transforms them into what is sent. */
  schema: z.ZodType;
  /** Sends the form, if it does not stand in a `SavingRecord`. Throws ApiError. */
  send?: (values: never) => Promise<unknown>;
  className?: string;
  children: ReactNode;
}

/** react-admin's form, validated by a schema of the contract. */
export function SchemaForm({ values, schema, send, className, children }: Props) {
  const resolver = useMemo(
    () => schemaResolver<FieldValues, FieldValues>(schema as z.ZodType<FieldValues>),
    [schema],
  );
  const form = (
    <Form
      record={values}
      resolver={resolver}
      mode="onTouched"
      shouldFocusError={false}
      disableInvalidFormNotification
      noValidate
      className={className}
    >
      {children}
      <FormLife bySchema onceSaved={send && values} />
    </Form>
  );
  return send ? <SavingByCall send={send}>{form}</SavingByCall> : form;
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
