import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../providers/apiError.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { useAct } from '../provider/useAct.ts';
import { Part } from './Part.tsx';
import { TellUnsaved } from './TellUnsaved.tsx';
import { useConfirm } from './useConfirm.tsx';
import { withoutNulls } from './withoutNulls.ts';

interface Props<Values extends FieldValues> {
  /** Part of the console, and the record there that the act is about. */
  resource: string;
  id: string;
  /** Path of the call below the record. */
  what: string;
  /** The act's part of the catalogue, as `agencies.window`: `title`, `text`, `action`, `done`. */
  words: string;
  /** Of those words. */
  params?: object;
  /** What the inputs hold at first. */
  values?: Values;
  /** What is sent; what the inputs hold where nothing is said. */
  toBody?: (values: Values) => object;
  /** Asked before what can't be taken back. */
  confirm?: { title: string; text: (values: Values) => string } | undefined;
  children?: ReactNode;
}

/** Something that staff can do about a record: what it means, what it needs, one button. */
export function ActForm<Values extends FieldValues>(props: Props<Values>) {
  const { words, params, values, toBody, confirm, children } = props;
  const translate = useTranslate();
  const { mutateAsync, error } = useAct(props.resource, props.id);
  const { ask, dialog } = useConfirm();
  /** Rises with each act that is done: then the inputs are as they were at first. */
  const [round, setRound] = useState(0);
  const word = (key: string) => translate(`staff.${words}.${key}`, params);
  const agreed = async (filled: Values) =>
    !confirm ||
    (await ask({ title: confirm.title, text: confirm.text(filled), confirm: word('action') }));
  const submit = async (typed: object) => {
    const filled = withoutNulls(typed) as Values;
    if (!(await agreed(filled))) return;
    try {
      const body = toBody?.(filled) ?? filled;
      await mutateAsync({ what: props.what, body, done: `staff.${words}.done` });
      setRound((before) => before + 1);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return refusal.fields;
    }
  };
  return (
    <Part title={word('title')}>
      <p>{word('text')}</p>
      {error && Object.keys(error.fields).length === 0 ? <CallAlert error={error} /> : null}
      <Form key={round} record={values ?? {}} disableInvalidFormNotification onSubmit={submit}>
        <TellUnsaved />
        <Stack sx={{ alignItems: 'flex-start' }}>
          {children}
          <SaveButton label={word('action')} icon={null} variant="outlined" alwaysEnable />
        </Stack>
      </Form>
      {dialog}
    </Part>
  );
}
