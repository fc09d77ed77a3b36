import { Form, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';
import { schemaResolver } from '../../forms/resolver.ts';
import { Button } from '../public/Button.tsx';
import { LinkButton } from '../public/LinkButton.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormOutline } from './FormOutline.tsx';
import { FormView } from './FormView.tsx';
import { FormKitContext, type ReviewComment, requiredPaths } from './formKit.ts';
import type { FieldGroup } from './groups.ts';
import { Comments, SaveFailure } from './notices.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useSavedMeanwhile } from './useSavedMeanwhile.ts';
import './form.css';

const noComments: readonly ReviewComment[] = [];

interface Props<Values extends FieldValues> {
  /** Whether it can be saved; else it is looked at. */
  editable: boolean;
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

/** A form of the portal, with the record of the page; where it can't be saved, what it holds. */
export function HubForm<Values extends FieldValues>(props: Props<Values>) {
  const { editable, part, valuesOf, comments = noComments, children } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const [values] = useState(() => valuesOf(record));
  if (editable) return <Editable {...props} comments={comments} values={values} />;
  return (
    <>
      <FormView part={part} values={values} comments={comments}>
        {children}
      </FormView>
      <LinkButton variant="quiet" to={paths.dashboard}>
        {translate(`${part}.back`)}
      </LinkButton>
    </>
  );
}

interface EditableProps<Values extends FieldValues> extends Props<Values> {
  comments: readonly ReviewComment[];
  values: Values;
}

/** react-admin's form. Fields in groups, outline beside them, errors where they belong, nothing typed lost. */
function Editable<Values extends FieldValues>(props: EditableProps<Values>) {
  const { schema, sent, values } = props;
  const translate = useTranslate();
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

function FormPage<Values extends FieldValues>(
  props: EditableProps<Values> & { checked: z.ZodType },
) {
  const { part, schema, checked, empty, valuesOf, groups, comments } = props;
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
