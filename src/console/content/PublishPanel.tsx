import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { BooleanInput, DateTimeInput } from 'react-admin';
import type { ContentRecord } from '#contract/staff/content.ts';
import { isNews, majorCodes } from '#contract/staff/words.ts';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { contentPageWords } from '#words/en/staffContentPage.ts';
import { Section } from '../layout/Section.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
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
  news?: boolean;
}

/** Converts a time in the viewer's zone, as an input returns it, to UTC. */
const utc = (local: Date | string | null | undefined) =>
  local ? new Date(local).toISOString() : null;

/** The message after publishing: from now on, or at its time. */
const published = ({ versions: [latest] }: ContentRecord) =>
  `staff.content.${latest?.state === 'SCHEDULED' ? 'scheduled' : 'published'}`;

/** When the portal shows the draft: at once or by a schedule; and taking the page offline. */
export const PublishPanel = withMoreWords(function PublishPanel({ page, dirty }: Props) {
  const { id, code, language, revision, state, draft } = page;
  const translate = useTranslate();
  const word = useWords('staff.content.publish');
  const { ask, dialog } = useConfirm();
  const publish = useAct<'POST content/:id/publish'>(id, language);
  const offline = useAct<'POST content/:id/offline'>(id, language);
  const isPending = publish.isPending || offline.isPending;
  /** Incremented by each publishing, which clears the schedule. */
  const [round, setRound] = useState(0);
  const agree = ({ major, news }: Schedule) => {
    const asked = major ? `major.${code}` : 'news';
    return (
      !(major || news) ||
      ask({ title: word(`${asked}.title`), text: word(`${asked}.text`), confirm: word('now') })
    );
  };
  const send = async ({ publishFrom, publishUntil, major = false, news = false }: Schedule) => {
    const schedule = { publishFrom: utc(publishFrom), publishUntil: utc(publishUntil) };
    await publish.mutateAsync({
      call: 'POST content/:id/publish',
      body: { revision, language, major, news, ...schedule },
      done: published,
    });
    setRound((before) => before + 1);
  };
  const takeOffline = async () => {
    const question = {
      title: word('offlineTitle'),
      text: word(language === 'en' ? 'offlineText' : 'offlineTranslation'),
    };
    if (!(await ask({ ...question, confirm: word('offline') }))) return;
    offline.mutate({
      call: 'POST content/:id/offline',
      body: { revision, language },
      done: 'staff.content.offline',
    });
  };
  return (
    <Section title={word('title')}>
      <StateWord state={state} draft={draft} />
      {offline.error ? (
        <CallAlert error={offline.error} title={translate('staff.content.failed')} />
      ) : null}
      <SchemaForm key={round} values={{}} send={send} agree={agree}>
        <RefusalNotice />
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
        {majorCodes.includes(code) && language === 'en' ? (
          <BooleanInput
            source="major"
            label={`staff.content.publish.major.${code}.label`}
            helperText={`staff.content.publish.major.${code}.help`}
          />
        ) : null}
        {isNews(code, language) ? (
          <BooleanInput
            source="news"
            label="staff.content.publish.news.label"
            helperText="staff.content.publish.news.help"
          />
        ) : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <HeldButton
            type="submit"
            color="secondary"
            busy={isPending}
            reason={dirty ? translate('staff.content.unsaved') : undefined}
          >
            {word('now')}
          </HeldButton>
          {state === 'OFFLINE' ? null : (
            <Button variant="outlined" disabled={isPending} onClick={takeOffline}>
              {word('offline')}
            </Button>
          )}
        </Stack>
      </SchemaForm>
      {dialog}
    </Section>
  );
}, contentPageWords);
