import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { ErrorSummary, SaveFailure } from '../../../components/form/FormNotices.tsx';
import { FormInfoContext, requiredPaths } from '../../../components/form/formInfo.ts';
import { SaveButton, SchemaForm } from '../../../components/form/SchemaForm.tsx';
import { Card } from '../../../components/public/Card.tsx';

interface Props<Checked> {
  /** Keys of the catalogue: the title, the word on the button, what is said of a save. */
  title: string;
  save: string;
  saved: string;
  lead: ReactNode;
  /** Part of the catalogue that names the fields. */
  part?: string;
  /** The form with nothing filled in, where it has groups of fields. */
  empty?: object;
  values: FieldValues;
  /** What somebody else has saved since, by path of the field. */
  savedByOthers?: Readonly<Record<string, unknown>> | undefined;
  schema: z.ZodType<Checked>;
  send: (checked: Checked) => Promise<unknown>;
  children: ReactNode;
}

/** A part of the profile: what it is about, and its form. */
export function ProfileForm<Checked>(props: Props<Checked>) {
  const { part = 'profile', empty, values, savedByOthers, schema, send, ...texts } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { mutateAsync } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(texts.saved, { type: 'success' }),
  });
  const info = useMemo(() => {
    const nothing = empty ?? Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    return {
      part,
      required: requiredPaths(schema, nothing),
      comments: [],
      readOnly: false,
      savedByOthers,
    };
  }, [part, empty, schema, values, savedByOthers]);
  return (
    <Card title={translate(texts.title)}>
      <p className="hub-account-lead">{texts.lead}</p>
      <FormInfoContext value={info}>
        <SchemaForm values={values} schema={schema} send={mutateAsync} className="hub-form">
          <ErrorSummary />
          <SaveFailure />
          {texts.children}
          <SaveButton>{translate(texts.save)}</SaveButton>
        </SchemaForm>
      </FormInfoContext>
    </Card>
  );
}
