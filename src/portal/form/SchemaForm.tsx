import { Form } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '#src/guest/kit/resolver.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { SavedByOthers } from './SavedByOthers.tsx';
import {
  FormLife,
  type FormLifeProps,
  SavingByCall,
  type SavingByCallProps,
  SavingRecord,
} from './Saving.tsx';

export interface SchemaFormProps
  extends Pick<FormLifeProps, 'sent' | 'onChange'>,
    Partial<SavingByCallProps> {
  /** The initial values. */
  values: FieldValues;
  /** Validates the values and transforms them into what is sent; default: each input has its own rules. */
  schema?: z.ZodType;
  /**
   * Reads the record again, as the base of the next save, and returns its values of the form; undefined if it can't be
   * read. Until then the base stays, so that the next save is refused as well. Without it nobody else saves the record.
   */
  readAgain?: (() => Promise<unknown>) | undefined;
  /** It stays on the page after a save, and then holds `values` again. */
  stays?: boolean;
  className?: string;
  children: ReactNode;
}

/** If the record is read again by the page: what somebody else changed is shown, and what is typed stays. */
const KEEP_TYPED = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true };

/**
 * react-admin's form with all that becomes of a save: what was refused, what somebody else has saved meanwhile, and the
 * question before unsaved changes are lost. It is sent by its own call, or saved by the `EditBase` or `CreateBase` around it.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { values, schema, send, agree, readAgain, stays, className, children, ...life } = props;
  const checked = useMemo(
    () =>
      schema &&
      ({
        resolver: schemaResolver<FieldValues, FieldValues>(schema as z.ZodType<FieldValues>),
        mode: 'onTouched',
        // The error summary gets the focus.
        shouldFocusError: false,
        noValidate: true,
      } as const),
    [schema],
  );
  const form = (
    <Form
      record={values}
      {...(send && { resetOptions: KEEP_TYPED })}
      {...checked}
      disableInvalidFormNotification
      {...(className && { className })}
    >
      <SavedByOthers read={readAgain}>{children}</SavedByOthers>
      <FormLife bySchema={schema !== undefined} onceSaved={stays ? values : undefined} {...life} />
    </Form>
  );
  if (!send) return <SavingRecord>{form}</SavingRecord>;
  return (
    <SavingByCall send={send} agree={agree}>
      {form}
    </SavingByCall>
  );
}

/** The button that saves the surrounding form. */
export function SubmitButton({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <HeldButton type="submit" busy={isSubmitting}>
      {children}
    </HeldButton>
  );
}
