import { Form, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { schemaResolver } from '../../forms/resolver.ts';
import { Button } from '../public/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormOutline } from './FormOutline.tsx';
import { FormKitContext, type ReviewComment, requiredPaths, useFormKit } from './formKit.ts';
import type { FieldGroup } from './groups.ts';
import { Comments, SaveFailure } from './notices.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useSavedMeanwhile } from './useSavedMeanwhile.ts';
import './form.css';

interface Props<Values extends FieldValues> {
  /** Part of the catalogue with `fields`, `help` and `groups` of this form. */
  part: string;
  schema: z.ZodType;
  /** The form with nothing filled in: tells which fields are required. */
  empty: Values;
  /** What the fields hold of a record. */
  valuesOf: (record: unknown) => Values;
  /** What of the typed values is checked and sent, where it isn't all of them. */
  sent?: (typed: Values, opened: Values) => Values;
  groups: readonly FieldGroup[];
  comments?: readonly ReviewComment[];
  /** The word on the button ('Save', 'Submit'). */
  action: string;
  /** More to say about an error of this status. */
  explain?: (status: string) => string | undefined;
  children: ReactNode;
}

/**
 * A form of the portal on react-admin's: it starts with the record of the page and saves with it. Fields in groups,
 * outline beside them, errors where they belong, nothing typed lost.
 */
export function HubForm<Values extends FieldValues>(props: Props<Values>) {
  const { schema, sent, valuesOf } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const [values] = useState(() => valuesOf(record));
  const checked = useMemo(
    () => (sent ? z.preprocess((typed) => sent(typed as Values, values), schema) : schema),
    [schema, sent, values],
  );
  const resolver = useMemo(
    () => schemaResolver<FieldValues, FieldValues>(checked as z.ZodType<FieldValues>, translate),
    [checked, translate],
  );
  return (
    <Form
      record={values}
      resolver={resolver}
      mode="onTouched"
      shouldFocusError={false}
      disableInvalidFormNotification
      noValidate
      className="hub-form-page"
    >
      <FormPage {...props} checked={checked} />
    </Form>
  );
}

const noComments: readonly ReviewComment[] = [];

function FormPage<Values extends FieldValues>(props: Props<Values> & { checked: z.ZodType }) {
  const { part, schema, checked, empty, valuesOf, groups, comments = noComments } = props;
  const translate = useTranslate();
  const { isSubmitting, submitCount } = useFormState();
  const required = useMemo(() => requiredPaths(schema, empty), [schema, empty]);
  const saved = useSavedMeanwhile(valuesOf);
  const kit = useMemo(
    () => ({ part, required, comments, readOnly: false, saved }),
    [part, required, comments, saved],
  );
  return (
    <FormKitContext value={kit}>
      <div className="hub-form-main">
        <ErrorSummary />
        <SaveFailure key={submitCount} explain={props.explain} />
        <Comments />
        <p className="hub-form-hint">
          {translate('form.asterisk')} {translate('form.oneSitting')}
        </p>
        {props.children}
        <div className="hub-form-actions">
          <Button type="submit" busy={isSubmitting}>
            {props.action}
          </Button>
        </div>
      </div>
      <FormOutline groups={groups} schema={checked} />
      <UnsavedChangesGuard />
    </FormKitContext>
  );
}

interface ViewProps {
  part: string;
  values: FieldValues;
  comments?: readonly ReviewComment[];
  children: ReactNode;
}

/** A part of a {@link HubForm} that is looked at: its fields show what the record holds. */
export function LookedAt({ children }: { children: ReactNode }) {
  const around = useFormKit();
  const kit = useMemo(() => ({ ...around, readOnly: true }), [around]);
  return (
    <FormKitContext value={kit}>
      <div className="hub-form-view">{children}</div>
    </FormKitContext>
  );
}

/** The same form, looked at: the children of a {@link HubForm} show their values. */
export function FormView({ part, values, comments = noComments, children }: ViewProps) {
  const kit = useMemo(
    () => ({ part, required: new Set<string>(), comments, readOnly: true }),
    [part, comments],
  );
  return (
    <FormKitContext value={kit}>
      <Form record={values} className="hub-form-view">
        <Comments />
        {children}
      </Form>
    </FormKitContext>
  );
}
