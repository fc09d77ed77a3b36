import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import { BooleanInput, DateTimeInput } from 'react-admin';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { ApiError } from '../../providers/apiError.ts';
import { HeldButton } from '../layout/HeldButton.tsx';
import { Part } from '../layout/Part.tsx';
import { useConfirm } from '../layout/useConfirm.tsx';
import { findFocus } from '../provider/findFocus.ts';
import { StateWord } from './StateWord.tsx';
import type { useContentAct } from './useContentAct.ts';

interface Props {
  page: ContentRecord;
  /** What is typed is not saved yet. */
  dirty: boolean;
  act: ReturnType<typeof useContentAct>;
}

interface Schedule {
  publishFrom?: Date | string | null;
  publishUntil?: Date | string | null;
  major?: boolean;
}

/** A time of the viewer's zone, as an input gives it, in UTC. */
const utc = (local: Date | string | null | undefined) =>
  local ? new Date(local).toISOString() : null;

/** When the portal shows what is written: at once or by a schedule; and no longer. */
export function PublishPanel({ page, dirty, act }: Props) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.publish.${key}`);
  const { ask, dialog } = useConfirm();
  /** Rises with each publishing: the schedule is empty then. */
  const [round, setRound] = useState(0);
  const agreed = (major: boolean) =>
    !major || ask({ title: word('majorTitle'), text: word('majorText'), confirm: word('now') });
  const publish = async ({ publishFrom, publishUntil, major = false }: Schedule) => {
    if (!(await agreed(major))) return;
    const body = { publishFrom: utc(publishFrom), publishUntil: utc(publishUntil), major };
    const said = ({ versions: [latest] }: ContentRecord) =>
      latest?.state === 'SCHEDULED' ? 'scheduled' : 'published';
    try {
      await act.mutateAsync({ method: 'POST', verb: '/publish', body, said });
      setRound((before) => before + 1);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return refusal.fields;
    }
  };
  const takeOffline = async () => {
    const question = { title: word('offlineTitle'), text: word('offlineText') };
    if (!(await ask({ ...question, confirm: word('offline') }))) return;
    act.mutate(
      { method: 'POST', verb: '/offline', said: () => 'offline' },
      { onSuccess: findFocus },
    );
  };
  return (
    <Part title={word('title')}>
      <StateWord state={page.state} draft={page.draft} />
      <Form key={round} record={{}} disableInvalidFormNotification onSubmit={publish}>
        <DateTimeInput
          source="publishFrom"
          label="staff.content.publish.from"
          helperText="staff.content.publish.fromHelp"
        />
        <DateTimeInput
          source="publishUntil"
          label="staff.content.publish.until"
          helperText="staff.content.publish.untilHelp"
        />
        {page.code === ACKNOWLEDGED_CODE ? (
          <BooleanInput
            source="major"
            label="staff.content.publish.major"
            helperText="staff.content.publish.majorHelp"
          />
        ) : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <HeldButton
            type="submit"
            variant="contained"
            color="secondary"
            disabled={act.isPending}
            reason={dirty ? translate('staff.content.unsaved') : undefined}
          >
            {word('now')}
          </HeldButton>
          {page.state === 'OFFLINE' ? null : (
            <MuiButton variant="outlined" disabled={act.isPending} onClick={takeOffline}>
              {word('offline')}
            </MuiButton>
          )}
        </Stack>
      </Form>
      {dialog}
    </Part>
  );
}
