import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { useConfirm } from '../../components/portal/useConfirm.tsx';
import type { StaffBody } from '../../contract/staff/calls.ts';
import { type ActName, useAct } from '../provider/useAct.ts';
import { Section } from './Section.tsx';
import { TellUnsaved } from './TellUnsaved.tsx';
import { withoutNulls } from './withoutNulls.ts';

interface Props<Name extends ActName, Values extends FieldValues> {
  call: Name;
  /** The record of the call, if it is not the page's. */
  id?: string;
  /**
   * The prefix of the action's texts below `staff`: `title`, `text`, `action`, `done`, and `confirm`, `confirmText`.
   */
  texts: string;
  /** Parameters of those texts. */
  textParams?: object;
  defaultValues?: Values;
  /** Returns the body of the call; default: the values of the inputs. */
  transform?: (values: Values) => StaffBody<Name>;
  /** Asks for confirmation if it can't be undone: with the texts of the catalogue, or the returned text. */
  confirm?: boolean | ((values: Values) => string);
  children?: ReactNode;
}

const KEEP_TYPED = { keepDirtyValues: true };

/** An action of staff on the record of the page: explanation, inputs, one button. */
export function ActForm<Name extends ActName, Values extends FieldValues>(
  props: Props<Name, Values>,
) {
  const { call, texts, textParams, defaultValues, transform, confirm, children } = props;
  const translate = useTranslate();
  const { id = '' } = useRecordContext() ?? {};
  const { submit: act, failure } = useAct<Name>(props.id ?? String(id));
  const { ask, dialog } = useConfirm();
  /** Incremented by each completed action: then the inputs are reset. */
  const [round, setRound] = useState(0);
  const text = (key: string) => translate(`staff.${texts}.${key}`, textParams);
  const isAgreed = async (values: Values) =>
    !confirm ||
    (await ask({
      title: text('confirm'),
      text: confirm === true ? text('confirmText') : confirm(values),
      confirm: text('action'),
    }));
  const submit = async (typed: object) => {
    const values = withoutNulls(typed) as Values;
    if (!(await isAgreed(values))) return;
    const body = transform ? transform(values) : (values as StaffBody<Name>);
    const refused = await act({ call, body, done: `staff.${texts}.done` });
    if (!refused) setRound((before) => before + 1);
    return refused;
  };
  return (
    <Section title={text('title')}>
      <p>{text('text')}</p>
      {failure ? <CallAlert error={failure} /> : null}
      <Form
        key={round}
        record={defaultValues ?? {}}
        // After a 409 the record is read again: what somebody else changed is shown, and what is typed stays.
        resetOptions={KEEP_TYPED}
        disableInvalidFormNotification
        onSubmit={submit}
      >
        <TellUnsaved />
        <Stack sx={{ alignItems: 'flex-start' }}>
          {children}
          <SaveButton label={text('action')} icon={null} variant="outlined" alwaysEnable />
        </Stack>
      </Form>
      {dialog}
    </Section>
  );
}
