import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '../../forms/resolver.ts';
import { Button } from '../public/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormOutline } from './FormOutline.tsx';
import { FormKitContext, type ReviewComment, requiredPaths } from './formKit.ts';
import type { FieldGroup } from './groups.ts';
import { Comments, Differences, SaveFailure } from './notices.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useSave } from './useSave.ts';
import './form.css';

interface Props<Values extends FieldValues> {
  /** Part of the catalogue with `fields`, `help` and `groups` of this form. */
  part: string;
  schema: z.ZodType;
  /** The form with nothing filled in: tells which fields are required. */
  empty: Values;
  /** What the fields start with. Read once: what is typed is never overwritten. */
  values: Values;
  groups: readonly FieldGroup[];
  comments?: readonly ReviewComment[];
  /** The word on the button ('Save', 'Submit'). */
  action: string;
  /** Rejects with ApiError when the form was not saved. Gets what the schema made of the values. */
  onSave: (values: never) => Promise<void>;
  /** The form as it is saved now, for a person whose version is stale (B10). */
  onReload: () => Promise<Values>;
  /** More to say about an error of this status. */
  explain?: (status: number) => string | undefined;
  children: ReactNode;
}

/** A form of the portal: fields in groups, outline beside them, errors where they belong, nothing typed lost. */
export function HubForm<Values extends FieldValues>(props: Props<Values>) {
  const { part, schema, empty, values, groups, comments = [], action, explain, children } = props;
  const translate = useTranslate();
  const resolver = useMemo(
    () => schemaResolver<FieldValues, FieldValues>(schema as z.ZodType<FieldValues>, translate),
    [schema, translate],
  );
  const form = useForm<FieldValues>({
    defaultValues: values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const save = useSave({
    form,
    save: props.onSave as (values: FieldValues) => Promise<void>,
    reload: props.onReload,
  });
  const required = useMemo(() => requiredPaths(schema, empty), [schema, empty]);
  const { saved, settleSaved } = save;
  const kit = { part, required, comments, readOnly: false, saved, settleSaved };

  return (
    <FormKitContext value={kit}>
      <FormProvider {...form}>
        <div className="hub-form-page">
          <form className="hub-form-main" noValidate onSubmit={save.submit}>
            <ErrorSummary {...save.failure} />
            {save.error && (
              <SaveFailure
                key={save.failure.count}
                error={save.error}
                explanation={explain?.(save.error.status)}
              />
            )}
            {save.error?.status === 409 && <Differences />}
            <Comments />
            <p className="hub-form-hint">
              {translate('form.asterisk')} {translate('form.oneSitting')}
            </p>
            {children}
            <div className="hub-form-actions">
              <Button type="submit" busy={form.formState.isSubmitting}>
                {action}
              </Button>
            </div>
          </form>
          <FormOutline groups={groups} schema={schema} />
        </div>
        <UnsavedChangesGuard done={save.done} />
      </FormProvider>
    </FormKitContext>
  );
}

interface ViewProps<Values extends FieldValues> {
  part: string;
  values: Values;
  comments?: readonly ReviewComment[];
  children: ReactNode;
}

/** The same form, looked at: the children of a {@link HubForm} show their values. */
export function FormView<Values extends FieldValues>(props: ViewProps<Values>) {
  const { part, values, comments = [], children } = props;
  const form = useForm<FieldValues>({ values });
  const kit = {
    part,
    required: new Set<string>(),
    comments,
    readOnly: true,
    saved: {},
    settleSaved: () => undefined,
  };
  return (
    <FormKitContext value={kit}>
      <FormProvider {...form}>
        <div className="hub-form-view">
          <Comments />
          {children}
        </div>
      </FormProvider>
    </FormKitContext>
  );
}
