import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { invitationRefusal, parseAddressList } from '../../contract/addressList.ts';
import { limits } from '../../contract/limits.ts';
import type { Message } from '../../contract/messages.ts';
import type { InvitationResult } from '../../contract/records.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { session } from '../../providers/session.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { SplitCard } from '../../src/components/portal/SplitCard.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import { AddressCount } from './AddressCount.tsx';
import { InviteHelp } from './InviteHelp.tsx';
import styles from './InvitePanel.module.css';
import { entriesOf, leftOver } from './invitationModel.ts';
import { inviteDraft, keepInviteDraft } from './inviteDraft.ts';
import { markInviteTaskDone } from './inviteTaskHint.ts';
import { ResultList } from './ResultList.tsx';

const nothing: InvitationResult = { successful: [], failed: [] };

interface Props {
  /** After at least one invitation was accepted. */
  onSent: () => void;
}

/**
 * Invites up to 50 addresses, however they were pasted (§2, §5, D4, D5). The box keeps what failed, and
 * everything when no answer came: nothing typed is lost.
 */
export function InvitePanel({ onSent }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HubDataProvider>();
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // Whose page this is: after a 401 the session is over before the text is put away.
  const [person] = useState(() => session.profile()?.provider.id);
  const [text, setText] = useState(() => inviteDraft(person));
  useEffect(() => keepInviteDraft(person, text), [person, text]);
  const [refused, setRefused] = useState<Message>();
  const list = useMemo(() => parseAddressList(text), [text]);

  const { mutate, data, error, isPending, reset } = useMutation({
    // When the session is over, react-admin answers with nothing and shows the sign-in page.
    mutationFn: async (entries: string[]) => ({
      ...nothing,
      ...(await dataProvider.sendInvitations(entries)),
    }),
    onSuccess({ successful }) {
      setText((now) => leftOver(now, successful));
      if (successful.length === 0) return;
      if (person) markInviteTaskDone(person);
      onSent();
    },
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const entries = entriesOf(text);
    const refusal = invitationRefusal(entries);
    setRefused(refusal);
    reset();
    if (refusal) box.current?.focus();
    else mutate(entries);
  };
  const word = (key: string, params?: object) => translate(`associates.invite.${key}`, params);
  const empty = refused?.key === 'invitation.empty';

  return (
    <SplitCard
      aria-labelledby={titleId}
      aside={
        isPending ? (
          <p role="status" className={styles.summary}>
            {word('sending')}
          </p>
        ) : data ? (
          <ResultList
            title={word('resultTitle')}
            summary={[
              data.successful.length > 0 && word('sent', { smart_count: data.successful.length }),
              data.failed.length > 0 && word('failed', { smart_count: data.failed.length }),
            ]}
            failed={data.failed}
            successful={data.successful}
            successWord={word('sentOne')}
          />
        ) : (
          <InviteHelp />
        )
      }
    >
      <h2 id={titleId} className={styles.title}>
        {word('title')}
      </h2>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field
          label={word('label')}
          help={word('help', { max: limits.invitationsPerSubmission })}
          error={refused && !empty ? translate(refused.key, refused.params) : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              ref={box}
              className={`hub-input ${styles.box}`}
              rows={7}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setRefused(undefined);
              }}
            />
          )}
        </Field>
        {empty ? <Alert severity="warn">{translate(refused.key)}</Alert> : null}
        {error ? <CallAlert error={error} /> : null}
        <div className={styles.foot}>
          <AddressCount list={list} />
          <Button type="submit" busy={isPending}>
            {word('send')}
          </Button>
        </div>
      </form>
    </SplitCard>
  );
}
