import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { StaffBody, StaffCalls } from '#contract/staff/calls.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useMay } from '../access/useMay.ts';
import { type ActName, useAct } from '../provider/useAct.ts';
import { Section } from './Section.tsx';
import { KeepUnsent } from './Since.tsx';
import type { TextsWith } from './textsWith.ts';
import { withoutNulls } from './withoutNulls.ts';

type SectionKey = 'title' | 'text' | 'action';

/**
 * The prefix of the action's texts below `staff`, and whether it asks for confirmation, if it can't be undone: with the texts
 * of the catalogue, or what is returned.
 */
type Asked<Values, Key extends string> =
  | { texts: TextsWith<Key>; confirm?: false }
  | { texts: TextsWith<Key | 'confirm' | 'confirmText'>; confirm: true }
  | { texts: TextsWith<Key | 'confirm'>; confirm: (values: Values) => ReactNode };

type SectionProps<Values extends FieldValues, Key extends string = SectionKey> = Asked<
  Values,
  Key
> & {
  /** Parameters of those texts. */
  textParams?: object;
  defaultValues?: Values;
  children?: ReactNode;
};

type Props<Name extends ActName, Values extends FieldValues> = SectionProps<
  Values,
  SectionKey | 'done'
> & {
  call: Name;
  /** What the call needs: without it the action is not there. */
  needs: StaffCalls[Name]['needs'];
  /** The record of the call, if it is not the page's. */
  id?: string;
  /** Returns the body of the call; default: the values of the inputs. */
  transform?: (values: Values) => StaffBody<Name>;
};

/** An action of staff on the record of the page. */
export function ActForm<Name extends ActName, Values extends FieldValues>(
  props: Props<Name, Values>,
) {
  const { call, needs, id, transform, ...section } = props;
  const record = useRecordContext();
  const { mutateAsync: act } = useAct<Name>(id ?? String(record?.id ?? ''));
  const send = (values: Values) => {
    const body = transform ? transform(values) : (values as StaffBody<Name>);
    return act({ call, body, done: `staff.${section.texts}.done` });
  };
  return useMay(needs) ? <ActSection {...section} send={send} /> : null;
}

/** A text with its parameters, which are verbatim. */
const Sentence = ({ text, of = {} }: { text: string; of: object | undefined }) => (
  <TextWithValues text={text} values={Object.values(of).map(String)} />
);

/** An action of staff: explanation, inputs, one button. */
export function ActSection<Values extends FieldValues>({
  texts,
  textParams,
  defaultValues,
  confirm,
  send,
  children,
}: SectionProps<Values> & { send: (values: Values) => Promise<unknown> }) {
  const translate = useTranslate();
  const { ask, dialog } = useConfirm();
  /** Incremented by each completed action: then the inputs are reset. */
  const [round, setRound] = useState(0);
  const word = (key: string) => translate(`staff.${texts}.${key}`, textParams);
  const agree = (typed: Values) =>
    !confirm ||
    ask({
      title: word('confirm'),
      text:
        confirm === true ? (
          <Sentence text={word('confirmText')} of={textParams} />
        ) : (
          confirm(withoutNulls(typed))
        ),
      confirm: word('action'),
    });
  const act = async (typed: Values) => {
    await send(withoutNulls(typed));
    setRound((before) => before + 1);
  };
  return (
    <Section title={word('title')}>
      <p>
        <Sentence text={word('text')} of={textParams} />
      </p>
      <SchemaForm key={round} values={defaultValues ?? {}} send={act} agree={agree}>
        <KeepUnsent />
        <RefusalNotice />
        <Stack sx={{ alignItems: 'flex-start' }}>
          {children}
          <SaveButton label={word('action')} icon={null} variant="outlined" alwaysEnable />
        </Stack>
      </SchemaForm>
      {dialog}
    </Section>
  );
}
