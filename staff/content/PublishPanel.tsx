import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import { BooleanInput, DateTimeInput } from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { useConfirm } from '../../components/portal/useConfirm.tsx';
import { Button } from '../../components/public/Button.tsx';
import { useWords } from '../../components/useWords.ts';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { Section } from '../layout/Section.tsx';
import { TellUnsaved } from '../layout/TellUnsaved.tsx';
import { useAct } from '../provider/useAct.ts';
import { StateWord } from './StateWord.tsx';

interface Props {
  page: ContentRecord;
  /** The form has unsaved changes. */
  dirty: boolean;
}

interface Schedule {
  publishFrom?: Date | string | null;
  publishUntil?: Date | string | null;
  major?: boolean;
}

/** Converts a time in the viewer's zone, as an input returns it, to UTC. */
const utc = (local: Date | string | null | undefined) =>
  local ? new Date(local).toISOString() : null;

/** The message after publishing: from now on, or at its time. */
const published = ({ versions: [latest] }: ContentRecord) =>
  `staff.content.${latest?.state === 'SCHEDULED' ? 'scheduled' : 'published'}`;

/** When the portal shows the draft: at once or by a schedule; and taking the page offline. */
export function PublishPanel({ page, dirty }: Props) {
  const { id, code, language, revision, state, draft } = page;
  const translate = useTranslate();
  const word = useWords('staff.content.publish');
  const { ask, dialog } = useConfirm();
  const { mutate, submit, failure, isPending } = useAct<
    'POST content/:id/publish' | 'POST content/:id/offline'
  >(id, language);
  /** Incremented by each publishing, which clears the schedule. */
  const [round, setRound] = useState(0);
  const agreed = (major: boolean) =>
    !major || ask({ title: word('majorTitle'), text: word('majorText'), confirm: word('now') });
  const publish = async ({ publishFrom, publishUntil, major = false }: Schedule) => {
    if (!(await agreed(major))) return;
    const schedule = { publishFrom: utc(publishFrom), publishUntil: utc(publishUntil) };
    const refused = await submit({
      call: 'POST content/:id/publish',
      body: { revision, language, major, ...schedule },
      done: published,
    });
    if (!refused) setRound((before) => before + 1);
    return refused;
  };
  const takeOffline = async () => {
    const question = {
      title: word('offlineTitle'),
      text: word(language === 'en' ? 'offlineText' : 'offlineTranslation'),
    };
    if (!(await ask({ ...question, confirm: word('offline') }))) return;
    mutate({
      call: 'POST content/:id/offline',
      body: { revision, language },
      done: 'staff.content.offline',
    });
  };
  return (
    <Section title={word('title')}>
      <StateWord state={state} draft={draft} />
      {failure ? <CallAlert error={failure} title={translate('staff.content.failed')} /> : null}
      <Form key={round} record={{}} disableInvalidFormNotification onSubmit={publish}>
        <TellUnsaved />
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
        {code === ACKNOWLEDGED_CODE && language === 'en' ? (
          <BooleanInput
            source="major"
            label="staff.content.publish.major"
            helperText="staff.content.publish.majorHelp"
          />
        ) : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="submit"
            variant="accent"
            busy={isPending}
            reason={dirty ? translate('staff.content.unsaved') : undefined}
          >
            {word('now')}
          </Button>
          {state === 'OFFLINE' ? null : (
            <MuiButton variant="outlined" disabled={isPending} onClick={takeOffline}>
              {word('offline')}
            </MuiButton>
          )}
        </Stack>
      </Form>
      {dialog}
    </Section>
  );
}
