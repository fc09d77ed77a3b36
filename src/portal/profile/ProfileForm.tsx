import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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
  texts?: string;
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
export function ProfileForm<Checked>({ title, lead, saved, send, ...form }: Props<Checked>) {
  const translate = useTranslate();
  const notify = useNotify();
  const sendAndSay = async (checked: Checked) => {
    await send(checked);
    notify(saved, { type: 'success' });
  };
  return (
    <ProfileSection title={translate(title)} lead={lead}>
      <FieldsForm {...form} send={sendAndSay} stays />
    </ProfileSection>
  );
}

interface FormProps<Checked> extends Omit<Props<Checked>, 'title' | 'lead' | 'saved' | 'send'> {
  /** Default: the `EditBase` around it saves. */
  send?: Props<Checked>['send'];
  /** As in `SchemaForm`. */
  stays?: boolean;
}

/** The form in a section. */
export function FieldsForm<Checked>(props: FormProps<Checked>) {
  const {
    texts = 'profile',
    empty,
    values,
    readAgain,
    schema,
    send,
    stays,
    save,
    children,
  } = props;
  const translate = useTranslate();
  const info = useMemo(() => {
    const nothing = empty ?? Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    return {
      texts,
      required: requiredPaths(schema, nothing),
      comments: [],
      readOnly: false,
    };
  }, [texts, empty, schema, values]);
  return (
    <Box sx={{ maxWidth: '28rem' }}>
      <FormInfoContext value={info}>
        <SchemaForm
          values={values}
          schema={schema}
          {...(send && { send })}
          readAgain={readAgain}
          stays={stays}
        >
          <Stack spacing={2}>
            <FormNotices />
            {children}
            <div>
              <SubmitButton>{translate(save)}</SubmitButton>
            </div>
          </Stack>
        </SchemaForm>
      </FormInfoContext>
    </Box>
  );
}
