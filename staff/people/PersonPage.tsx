import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type AssociateEvent, associateEdges } from '../../contract/lifeCycle.ts';
import { paths } from '../../contract/paths.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { FormKitContext } from '../../src/components/form/formKit.ts';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { ActCard } from '../list/ActCard.tsx';
import { History } from '../list/History.tsx';
import { Page } from '../list/Page.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { useAct } from '../provider/useAct.ts';
import { useRecord } from '../provider/useRecord.ts';
import { FormReview } from '../review/FormReview.tsx';
import { associateKit } from '../review/readKit.ts';
import { Facts } from './Facts.tsx';
import { Reasons } from './Reasons.tsx';

/** One person: what the programme knows, what happened, and what staff can do. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<PersonRecord>('people', id);
  if (error) return <RecordError error={error} onRetry={refetch} part="people" />;
  if (!data) return <PageSkeleton />;
  return <Person key={id} person={data} />;
}

const decisions = ['approve', 'reject', 'reopen'] as const satisfies readonly AssociateEvent[];

function Person({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { id, name, email, associate, associateStatus, lockedUntil, history, form } = person;
  const word = (key: string) => translate(`staff.people.${key}`);
  const open = decisions.filter((event) =>
    associateEdges.some(
      (edge) => edge.by === 'staff' && edge.event === event && edge.from === associateStatus,
    ),
  );
  return (
    <Page
      head={
        <>
          <Link to={`${paths.staff}/people`}>{translate('staff.parts.people')}</Link>
          <PageTitle>{name}</PageTitle>
        </>
      }
      facts={
        <>
          <span>{email}</span>
          {associate ? <StatusWord status={associateStatus} /> : null}
        </>
      }
      aside={
        <>
          <LinkButton variant="quiet" to={`${paths.staff}/people/${id}/dashboard`}>
            {word('seeDashboard')}
          </LinkButton>
          {associate
            ? open.map((event) => <DecisionCard key={event} person={person} event={event} />)
            : null}
          {lockedUntil ? <UnlockCard id={id} until={lockedUntil} /> : null}
        </>
      }
    >
      {person.enabled ? null : <Alert severity="warn">{word('disabled')}</Alert>}
      <Reasons person={person} />
      <Facts person={person} />
      <History entries={history} />
      {form ? (
        <FormKitContext value={associateKit}>
          <FormReview form={form} />
        </FormKitContext>
      ) : null}
    </Page>
  );
}

interface DecisionProps {
  person: PersonRecord;
  event: (typeof decisions)[number];
}

/** A decision that the life cycle knows for the person's status (C1). */
function DecisionCard({ person, event }: DecisionProps) {
  const translate = useTranslate();
  const { id, name, email } = person;
  const { act, busy, error } = useAct<PersonRecord>('people', id);
  const [note, setNote] = useState('');
  const word = (key: string) => translate(`staff.people.${event}.${key}`);
  return (
    <ActCard
      title={word('title')}
      text={word('text')}
      action={word('action')}
      busy={busy}
      error={error}
      dirty={note !== ''}
      confirm={
        event === 'reopen'
          ? undefined
          : {
              title: translate(`staff.people.${event}.confirm`, { name }),
              text: translate(`staff.people.${event}.confirmText`, { email }),
            }
      }
      onSubmit={() => act('decision', { decision: event, note }, `staff.people.${event}.done`)}
    >
      <Field label={translate('staff.people.note')} help={translate('staff.people.noteHelp')}>
        {(field) => (
          <textarea
            {...field}
            className="hub-input"
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(change) => setNote(change.target.value)}
          />
        )}
      </Field>
    </ActCard>
  );
}

/** Lets the person try to sign in again at once (F4). */
function UnlockCard({ id, until }: { id: string; until: string }) {
  const translate = useTranslate();
  const { act, busy, error } = useAct<PersonRecord>('people', id);
  const time = new Date(until).toLocaleTimeString('en', { timeStyle: 'short' });
  return (
    <ActCard
      title={translate('staff.people.unlock.title')}
      text={translate('staff.people.unlock.text', { time })}
      action={translate('staff.people.unlock.action')}
      busy={busy}
      error={error}
      onSubmit={() => act('unlock', {}, 'staff.people.unlock.done')}
    />
  );
}
