import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AssociateEvent } from '../../contract/lifeCycle.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { ActCard } from '../list/ActCard.tsx';
import { NoteField } from '../list/NoteField.tsx';
import { hourText } from '../list/timeText.ts';
import { useCard } from '../provider/useCard.ts';

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

/** A decision that the life cycle knows for the person's status (C1). */
export function DecisionCard({ person: { id, name, email }, event }: DecisionProps) {
  const translate = useTranslate();
  const params = { name, email };
  const { word, send, card, fields } = useCard<PersonRecord>(
    'people',
    id,
    `people.${event}`,
    params,
  );
  const [note, setNote] = useState('');
  return (
    <ActCard
      {...card}
      dirty={note !== ''}
      confirm={
        event === 'reopen' ? undefined : { title: word('confirm'), text: word('confirmText') }
      }
      onSubmit={() => send('decision', { decision: event, note })}
    >
      <NoteField
        label={translate('staff.people.note')}
        help={translate('staff.people.noteHelp')}
        rows={2}
        value={note}
        onChange={setNote}
        error={fields.note}
      />
    </ActCard>
  );
}

/** Lets the person try to sign in again at once (F4). */
export function UnlockCard({ person }: { person: PersonRecord }) {
  const { id, lockedUntil, lockedNetworks } = person;
  const { send, card } = useCard<PersonRecord>('people', id, 'people.unlock', {
    smart_count: lockedNetworks,
    time: hourText(lockedUntil ?? ''),
  });
  return <ActCard {...card} onSubmit={() => send('unlock', {})} />;
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
  const { word, send, card } = useCard<PersonRecord>('people', id, `people.${act}`, params);
  const confirm = { title: word('confirm'), text: word('confirmText') };
  return <ActCard {...card} confirm={confirm} onSubmit={() => send(act, {})} />;
}

/** Lets the person act for the agency, however many people it has (B9). */
export function ContactCard({ person: { id, name, agencyId, agency } }: { person: PersonRecord }) {
  const translate = useTranslate();
  const params = { name, agency: agency ?? translate('staff.list.unnamed') };
  const { word, send, card } = useCard<AgencyDetail>(
    'agencies',
    agencyId ?? '',
    'people.contact',
    params,
  );
  return (
    <ActCard
      {...card}
      confirm={{ title: word('confirm'), text: word('confirmText') }}
      onSubmit={() => send('point-of-contact', { to: id })}
    />
  );
}
