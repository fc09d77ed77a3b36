import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, useEditContext, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { LinkButton } from '#src/guest/kit/LinkButton.tsx';
import { ReadOnlyPart } from './FormGroup.tsx';
import { Comments, ErrorSummary, RefusalNotice } from './FormNotices.tsx';
import { FormOutline } from './FormOutline.tsx';
import { FormInfoContext, type ReviewComment, requiredPaths } from './formInfo.ts';
import type { FieldGroup } from './groups.ts';
import { SavedByOthers, SavedByOthersNotice } from './SavedByOthers.tsx';
import { SaveButton, SchemaForm } from './SchemaForm.tsx';

/** The column of the fields, beside the outline where there is room for it. */
const column = { flex: '0 1 46rem', minWidth: 0, maxWidth: '46rem' };

const noComments: readonly ReviewComment[] = [];

interface Props<Values extends FieldValues> {
  /** Whether it can be saved; else it is read-only. */
  editable: boolean;
  /** Prefix of the catalogue keys: has `fields`, `help` and `groups` of this form. */
  part: string;
  schema: z.ZodType;
  /** The empty form, which tells which fields are required. */
  empty: Values;
  /** Returns the values of the fields for a record. */
  valuesOf: (record: unknown) => Values;
  /** Returns the values that are validated and sent; default: all. */
  toSave?: (typed: Values, initial: Values) => Values;
  groups: readonly FieldGroup[];
  comments?: readonly ReviewComment[];
  /** The label of the button ('Save', 'Submit'). */
  action: string;
  /** Additional text for an error with this status. */
  explain?: (status: number) => string | undefined;
  children: ReactNode;
}

/** The form of the surrounding record: groups of fields with an outline, or, if it is read-only, their values. */
export function RegistrationForm<Values extends FieldValues>(props: Props<Values>) {
  const { editable, part, schema, toSave, valuesOf, comments = noComments, children } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const [values] = useState(() => valuesOf(record));
  const checked = useMemo(
    () => (toSave ? z.preprocess((typed) => toSave(typed as Values, values), schema) : schema),
    [schema, toSave, values],
  );
  if (editable) {
    return (
      <SchemaForm values={values} schema={checked}>
        <OnceReady>
          <FormPage {...props} comments={comments} schemaOfTyped={checked} />
        </OnceReady>
      </SchemaForm>
    );
  }
  return (
    <Stack spacing={3} sx={{ '& > a': { alignSelf: 'flex-start' } }}>
      <FormInfoContext value={{ part, required: new Set(), comments, readOnly: true }}>
        <Comments />
        <Form record={values}>
          <ReadOnlyPart>
            <OnceReady>{children}</OnceReady>
          </ReadOnlyPart>
        </Form>
      </FormInfoContext>
      <LinkButton variant="quiet" to={paths.dashboard}>
        {translate(`${part}.back`)}
      </LinkButton>
    </Stack>
  );
}

/**
 * react-admin sets the values of a form again after its first render, upon which all fields would be rendered a second time.
 * They are rendered after that, in short tasks, so that the browser stays responsive.
 */
function OnceReady({ children }: { children: ReactNode }) {
  const { isReady } = useFormContext().formState;
  return useDeferredValue(isReady) ? children : <FormSkeleton />;
}

/** A placeholder for the fields of a form's page. */
export function FormSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={3} sx={column} role="status" aria-label={translate('common.loading')}>
      {['first', 'second', 'third'].map((group) => (
        <Skeleton key={group} variant="rounded" height="24rem" aria-hidden="true" />
      ))}
    </Stack>
  );
}

interface FormPageProps<Values extends FieldValues> extends Props<Values> {
  comments: readonly ReviewComment[];
  schemaOfTyped: z.ZodType;
}

function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { part, schema, schemaOfTyped, empty, valuesOf, groups, comments } = props;
  const translate = useTranslate();
  const { refetch } = useEditContext();
  const required = useMemo(() => requiredPaths(schema, empty), [schema, empty]);
  const info = useMemo(
    () => ({ part, required, comments, readOnly: false }),
    [part, required, comments],
  );
  const readAgain = async () => {
    const { data, isSuccess } = await refetch();
    return isSuccess ? valuesOf(data) : undefined;
  };
  return (
    <FormInfoContext value={info}>
      <SavedByOthers read={readAgain}>
        <Stack direction="row" spacing={6}>
          <Stack spacing={3} sx={column}>
            <ErrorSummary />
            <RefusalNotice explain={props.explain} />
            <SavedByOthersNotice />
            <Comments />
            <p className="hub-small">
              {`${translate('form.asterisk')} ${translate('form.oneSitting')}`}
            </p>
            {props.children}
            <div>
              <SaveButton>{props.action}</SaveButton>
            </div>
          </Stack>
          <FormOutline groups={groups} schema={schemaOfTyped} />
        </Stack>
      </SavedByOthers>
    </FormInfoContext>
  );
}
