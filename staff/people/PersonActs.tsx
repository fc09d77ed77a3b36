import { useTranslate } from 'ra-core';
import type { AssociateEvent } from '../../contract/lifeCycle.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { hourText } from '../fields/timeText.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';

/** What staff decide about an associate, as the life cycle calls it (C1). */
export const decisions = [
  'approve',
  'reject',
  'reopen',
] as const satisfies readonly AssociateEvent[];

interface DecisionProps {
  person: PersonRecord;
  event: (typeof decisions)[number];
}

/** The words of a question before an act. */
function useQuestion(words: string, params: object) {
  const translate = useTranslate();
  return {
    title: translate(`staff.${words}.confirm`, params),
    text: () => translate(`staff.${words}.confirmText`, params),
  };
}

/** A decision that the life cycle knows for the person's status (C1). */
export function DecisionCard({ person: { id, name, email }, event }: DecisionProps) {
  const params = { name, email };
  const question = useQuestion(`people.${event}`, params);
  return (
    <ActForm
      resource="people"
      id={id}
      what="decision"
      words={`people.${event}`}
      params={params}
      values={{ note: '' }}
      toBody={({ note }) => ({ decision: event, note: note ?? '' })}
      confirm={event === 'reopen' ? undefined : question}
    >
      <NoteInput source="note" label="staff.people.note" helperText="staff.people.noteHelp" />
    </ActForm>
  );
}

/** Lets the person try to sign in again at once (F4). */
export function UnlockCard({ person }: { person: PersonRecord }) {
  const { id, lockedUntil, lockedNetworks } = person;
  const params = { smart_count: lockedNetworks, time: hourText(lockedUntil ?? '') };
  return <ActForm resource="people" id={id} what="unlock" words="people.unlock" params={params} />;
}

/** How a person is taken out and let in again, as the calls are named. */
type StandingAct = 'end-sessions' | 'remove-staff' | 'disable' | 'enable';

/** What can be done to a person's account as it stands. */
export const standingActs = ({ enabled, staff, openSessions }: PersonRecord): StandingAct[] =>
  enabled
    ? [
        ...(openSessions > 0 ? (['end-sessions'] as const) : []),
        ...(staff ? (['remove-staff'] as const) : []),
        'disable',
      ]
    : ['enable'];

/** Closes or opens an account, ends its sessions, or removes the person from staff. */
export function StandingCard({ person, act }: { person: PersonRecord; act: StandingAct }) {
  const { id, name, email, openSessions: count } = person;
  const params = { name, email, count };
  const question = useQuestion(`people.${act}`, params);
  return (
    <ActForm
      resource="people"
      id={id}
      what={act}
      words={`people.${act}`}
      params={params}
      confirm={question}
    />
  );
}

/** Lets the person act for the agency, however many people it has (B9). */
export function ContactCard({ person: { id, name, agencyId, agency } }: { person: PersonRecord }) {
  const translate = useTranslate();
  const params = { name, agency: agency ?? translate('staff.list.unnamed') };
  return (
    <ActForm
      resource="agencies"
      id={agencyId ?? ''}
      what="point-of-contact"
      words="people.contact"
      params={params}
      toBody={() => ({ to: id })}
      confirm={useQuestion('people.contact', params)}
    />
  );
}
