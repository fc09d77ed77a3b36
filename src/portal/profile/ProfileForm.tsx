import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormNotices } from '../form/FormNotices.tsx';
import { FormInfoContext, requiredPaths } from '../form/formInfo.ts';
import { SchemaForm, SubmitButton } from '../form/SchemaForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

interface Props<Checked> {
  /** Keys of the catalogue: the title, the button, and the message after saving. */
  title: string;
  save: string;
  saved: string;
  lead: ReactNode;
  /** The prefix of the catalogue keys of the fields' labels. */
  part?: string;
  /** The empty form, if it has groups of fields. */
  empty?: object;
  values: FieldValues;
  /** As in `SchemaForm`. */
  readAgain?: () => Promise<unknown>;
  schema: z.ZodType<Checked>;
  send: (checked: Checked) => Promise<unknown>;
  children: ReactNode;
}

/** A section of the profile: title, introduction and form. */
export function ProfileForm<Checked>(props: Props<Checked>) {
  const { part = 'profile', empty, values, readAgain, schema, ...texts } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const send = async (checked: Checked) => {
    await props.send(checked);
    notify(texts.saved, { type: 'success' });
  };
  const info = useMemo(() => {
    const nothing = empty ?? Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    return {
      part,
      required: requiredPaths(schema, nothing),
      comments: [],
      readOnly: false,
    };
  }, [part, empty, schema, values]);
  return (
    <ProfileSection title={translate(texts.title)} lead={texts.lead}>
      <Box sx={{ maxWidth: '28rem' }}>
        <FormInfoContext value={info}>
          <SchemaForm
            values={values}
            schema={schema}
            send={send}
            readAgain={readAgain}
            stays
            className="hub-form"
          >
            <FormNotices />
            {texts.children}
            <div>
              <SubmitButton>{translate(texts.save)}</SubmitButton>
            </div>
          </SchemaForm>
        </FormInfoContext>
      </Box>
    </ProfileSection>
  );
}
