import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AssociateEvent } from '../../contract/lifeCycle.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { Field } from '../../src/components/public/Field.tsx';
import { ActCard } from '../list/ActCard.tsx';
import { useAct } from '../provider/useAct.ts';

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
export function DecisionCard({ person, event }: DecisionProps) {
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
export function UnlockCard({ id, until }: { id: string; until: string }) {
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

/** Lets the person act for the agency, however many people it has (B9). */
export function ContactCard({ person: { id, name, agencyId, agency } }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { act, busy, error } = useAct<AgencyDetail>('agencies', agencyId ?? '');
  const words = { name, agency: agency ?? translate('staff.list.unnamed') };
  const word = (key: string) => translate(`staff.people.contact.${key}`, words);
  return (
    <ActCard
      title={word('title')}
      text={word('text')}
      action={word('action')}
      busy={busy}
      error={error}
      confirm={{ title: word('confirm'), text: word('confirmText') }}
      onSubmit={() => act('point-of-contact', { to: id }, 'staff.people.contact.done')}
    />
  );
}
