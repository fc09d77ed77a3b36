import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Form,
  type RaRecord,
  RecordContextProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ReadOnlyPart } from './FormGroup.tsx';
import { Comments, FormNotices } from './FormNotices.tsx';
import { FormOutline } from './FormOutline.tsx';
import { FormInfoContext, type ReviewComment, requiredPaths } from './formInfo.ts';
import type { FieldGroup } from './groups.ts';
import { OwnRecord, useReadAgain } from './OwnRecord.tsx';
import { SchemaForm, SubmitButton } from './SchemaForm.tsx';

interface Props<R extends RaRecord> {
  resource: 'agency' | 'associate';
  /** Key of the page's title; else the `title` of the resource. */
  title?: string;
  /** Where a save leads; else to the dashboard. */
  leadsTo?: string;
  /**
   * Returns the key, below `saved` of the resource, of the message after a save, by the response and the earlier
   * record.
   */
  outcome: (saved: R, before: R) => string;
  children: ReactNode;
}

/**
 * The page of a form of which a person has one record: loads it when the page is opened, saves it, and returns to the
 * dashboard. Its children receive the record as it was then: after a save that was too late it is loaded again as the
 * base of the next one, without overwriting what is typed.
 */
export function RegistrationPage<R extends RaRecord>(props: Props<R>) {
  const { resource, title = `${resource}.title`, leadsTo = paths.dashboard } = props;
  const { outcome, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <OwnRecord<R>
      resource={resource}
      onSaved={(saved, before) => {
        navigate(leadsTo);
        notify(`${resource}.saved.${outcome(saved, before)}`, { type: 'success' });
      }}
      render={({ record, error, refetch }) =>
        error && !record ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <>
            <PageTitle>{translate(title)}</PageTitle>
            {record ? <InitialRecord record={record}>{children}</InitialRecord> : <FormSkeleton />}
          </>
        )
      }
    />
  );
}

/** Its children get the record as it is now, also when it is read again. */
function InitialRecord({ record, children }: { record: RaRecord; children: ReactNode }) {
  const [initial] = useState(record);
  return <RecordContextProvider value={initial}>{children}</RecordContextProvider>;
}

interface FormProps<Values extends FieldValues> {
  /** Whether it can be saved; else it is read-only. */
  editable: boolean;
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

const noComments: readonly ReviewComment[] = [];

/** The form of the page's record: groups of fields with an outline, or, if it is read-only, their values. */
export function RegistrationForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { editable, schema, empty, valuesOf, toSave, comments = noComments, children } = props;
  const texts = useResourceContext() ?? '';
  const translate = useTranslate();
  const record = useRecordContext();
  const [values] = useState(() => valuesOf(record));
  const checked = useMemo(
    () => (toSave ? z.preprocess((typed) => toSave(typed as Values, values), schema) : schema),
    [schema, toSave, values],
  );
  const info = useMemo(
    () => ({ texts, required: requiredPaths(schema, empty), comments, readOnly: !editable }),
    [texts, schema, empty, comments, editable],
  );
  const readAgain = useReadAgain(valuesOf);
  if (!editable) {
    return (
      <FormInfoContext value={info}>
        <Stack spacing={3} sx={{ '& > a': { alignSelf: 'flex-start' } }}>
          <Comments />
          <Form record={values}>
            <ReadOnlyPart>
              <OnceReady>{children}</OnceReady>
            </ReadOnlyPart>
          </Form>
          <Button component={Link} variant="outlined" to={paths.dashboard}>
            {translate(`${texts}.back`)}
          </Button>
        </Stack>
      </FormInfoContext>
    );
  }
  return (
    <FormInfoContext value={info}>
      <SchemaForm values={values} schema={checked} readAgain={readAgain}>
        <OnceReady>
          <Stack direction="row" spacing={6}>
            <Stack spacing={3} sx={column}>
              <FormNotices explain={props.explain} />
              <Comments />
              <Typography variant="caption">
                {`${translate('form.asterisk')} ${translate('form.oneSitting')}`}
              </Typography>
              {children}
              <div>
                <SubmitButton>{props.action}</SubmitButton>
              </div>
            </Stack>
            <FormOutline groups={props.groups} schema={checked} />
          </Stack>
        </OnceReady>
      </SchemaForm>
    </FormInfoContext>
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

/** The column of the fields, beside the outline where there is room for it. */
const column = { flex: '0 1 46rem', minWidth: 0, maxWidth: '46rem' };

/** A placeholder for the fields. */
function FormSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={3} sx={column} role="status" aria-label={translate('common.loading')}>
      {['first', 'second', 'third'].map((group) => (
        <Skeleton key={group} variant="rounded" height="24rem" aria-hidden="true" />
      ))}
    </Stack>
  );
}

/** The texts above the form, as wide as its column. */
export const FormLead = ({ children }: { children: ReactNode }) => (
  <Stack spacing={2} sx={{ maxWidth: '46rem', marginBlock: '12px 24px' }}>
    {children}
  </Stack>
);
