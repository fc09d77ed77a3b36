import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, useTranslate } from 'ra-core';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { type Resolver, useFormContext, useWatch } from 'react-hook-form';
import { type Language, languageChoices } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { InvitationResult } from '#contract/records.ts';
import { isAnswerLost } from '#providers/apiError.ts';
import { sendInvitations } from '#providers/data/invitations.ts';
import { useHub } from '#providers/HubContext.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { schemaResolver } from '#src/guest/kit/resolver.ts';
import { createDrafts } from '#src/portal/form/drafts.ts';
import { AddressResults } from '#src/portal/list/ResultList.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { ends } from '#src/portal/ui/arrange.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { SplitCard } from '#src/portal/ui/SplitCard.tsx';
import { Steps } from '#src/portal/ui/Steps.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { AddressCount, AddressHints } from './AddressCount.tsx';
import {
  type InviteValues,
  inviteForm,
  leftOver,
  type Submission,
  submissionOf,
} from './invitationModel.ts';
import { markInviteTaskDone } from './inviteTaskHint.ts';

const noResult: InvitationResult = { successful: [], failed: [] };

const useInviteDrafts = createDrafts<string>();
const BOX = 'emailAddresses';

const resolver = schemaResolver(inviteForm) as Resolver<InviteValues>;

interface Request extends Submission {
  language: Language;
}

interface Props {
  /** Called after at least one invitation was accepted. */
  onSent: () => void;
}

/**
 * Invites addresses, pasted in any format, up to 50 at a time (specification §2, §5). The box keeps addresses that failed or
 * are left for the next time, and all of them if there was no response: nothing typed is lost.
 */
export function InvitePanel({ onSent }: Props) {
  const hub = useHub();
  const { language, session } = hub;
  const word = useWords('associates.invite');
  const titleId = useId();
  const drafts = useInviteDrafts();
  const [emailAddresses] = useState(() => drafts.get(BOX) ?? '');

  const { mutate, data, error, isPending } = useApiMutation(
    async (call, { entries, language, notUnderstood, total }: Request) => {
      const answer = entries.length > 0 && (await sendInvitations(call, entries, language));
      const result: InvitationResult = { ...noResult, ...answer };
      const reason = keptText('validation.email');
      const own = notUnderstood.map((email) => ({ email, reason }));
      return { ...result, failed: [...result.failed, ...own], sent: entries.length, total };
    },
    {
      onSuccess({ successful }) {
        if (successful.length === 0) return;
        const person = session.profile()?.provider.id;
        if (person) markInviteTaskDone(person);
        onSent();
      },
    },
  );
  const { successful, notBefore = {} } = data ?? noResult;
  const paused = Object.keys(notBefore).length;
  const mailed = successful.length - paused;

  const choices = languageChoices(hub.settings.languages);
  return (
    <SplitCard
      aria-labelledby={titleId}
      aside={
        isPending ? (
          <Typography role="status" variant="subtitle1">
            {word('sending')}
          </Typography>
        ) : data ? (
          <AddressResults
            title={word('resultTitle')}
            summary={[
              mailed > 0 && word('sent', { smart_count: mailed }),
              paused > 0 && word('paused', { smart_count: paused }),
              data.failed.length > 0 && word('failed', { smart_count: data.failed.length }),
              data.total > data.sent && word('sentOf', { n: data.sent, count: data.total }),
            ]}
            failed={data.failed}
            successful={data.successful}
            successWord={(email) => {
              const time = notBefore[email];
              return time
                ? word('pausedOne', { time: formatTime(time, language) })
                : word('sentOne');
            }}
          />
        ) : (
          <Steps title={word('nextTitle')}>
            <p>{word('nextMail', { days: limits.invitationLifeDays })}</p>
            <p>{word('nextRow')}</p>
            <p>{word('nextFailed')}</p>
          </Steps>
        )
      }
    >
      <Typography variant="h5" component="h2" id={titleId} sx={{ marginBottom: 2 }}>
        {word('title')}
      </Typography>
      <Form<InviteValues>
        defaultValues={{ emailAddresses }}
        resolver={resolver}
        onSubmit={({ emailAddresses = '', language: picked }: Partial<InviteValues>) =>
          mutate({ ...submissionOf(emailAddresses), language: picked || language })
        }
        noValidate
        disableInvalidFormNotification
      >
        <AddressBox result={data} onChange={(text) => drafts.set(BOX, text)} />
        {choices.length > 1 && (
          <SelectInput
            source="language"
            // It always has a value; react-admin adds no star to a label that is an element.
            label={<>{word('language')}</>}
            helperText="associates.invite.languageHelp"
            choices={choices}
            translateChoice={false}
            isRequired
            format={(picked) => picked || language}
          />
        )}
        <AddressHints />
        {error ? (
          <CallAlert error={error}>
            {isAnswerLost(error) ? <p>{word('unknown', { send: word('send') })}</p> : null}
          </CallAlert>
        ) : null}
        <Box sx={ends}>
          <AddressCount />
          <HeldButton type="submit" busy={isPending}>
            {word('send')}
          </HeldButton>
        </Box>
      </Form>
    </SplitCard>
  );
}

/** The help stays where react-admin would show an error: what is wrong has a warning of its own. */
function Help({ children: _, ...line }: ComponentProps<'p'>) {
  const translate = useTranslate();
  const max = limits.invitationsPerSubmission;
  return <p {...line}>{translate('associates.invite.help', { max })}</p>;
}

interface AddressBoxProps {
  /** The result whose addresses are removed from the box. */
  result: InvitationResult | undefined;
  onChange: (text: string) => void;
}

function AddressBox({ result, onChange }: AddressBoxProps) {
  const translate = useTranslate();
  const { getValues, setValue, formState } = useFormContext<InviteValues>();
  const text = useWatch<InviteValues, 'emailAddresses'>({ name: 'emailAddresses' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text alone is put away
  useEffect(() => {
    onChange(text);
  }, [text]);
  useEffect(() => {
    if (result)
      setValue('emailAddresses', leftOver(getValues('emailAddresses'), result.successful));
  }, [result, getValues, setValue]);
  return (
    <>
      <TextInput
        source="emailAddresses"
        label={<>{translate('associates.invite.label')}</>}
        helperText=""
        multiline
        autoComplete="off"
        parse={(typed) => typed}
        slotProps={{
          formHelperText: { component: Help },
          // The browser's own sizing: MUI's textarea measures itself at every key press.
          input: { inputComponent: 'textarea' },
          htmlInput: {
            rows: 7,
            autoCapitalize: 'none',
            spellCheck: false,
            style: { resize: 'vertical' },
          },
        }}
      />
      {formState.errors.emailAddresses ? (
        <Alert severity="warning">{translate('invitation.empty')}</Alert>
      ) : null}
    </>
  );
}
