import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { Select } from '../../src/components/portal/Select.tsx';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { ActCard } from '../list/ActCard.tsx';
import { NoteField } from '../list/NoteField.tsx';
import { useCard } from '../provider/useCard.ts';

interface Props {
  agency: AgencyDetail;
}

/** An act about an agency; its words stand below `staff.agencies`. */
const useAgencyCard = ({ id }: AgencyDetail, what: string) =>
  useCard<AgencyDetail>('agencies', id, `agencies.${what}`);

/** A later end of the 30-day window (B7). */
export function WindowForm({ agency }: Props) {
  const translate = useTranslate();
  const { word, send, card, fields } = useAgencyCard(agency, 'window');
  const [lastDay, setLastDay] = useState(agency.windowEndsAt.slice(0, 10));
  return (
    <ActCard
      {...card}
      dirty={lastDay !== agency.windowEndsAt.slice(0, 10)}
      onSubmit={() => send('window', { lastDay })}
    >
      <TextField
        type="date"
        label={word('lastDay')}
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
        error={fields.lastDay}
        errorWord={translate('common.error')}
      />
    </ActCard>
  );
}

/** Back from a rejection (B1). */
export function ReopenForm({ agency }: Props) {
  const { word, send, card, fields } = useAgencyCard(agency, 'reopen');
  const [comment, setComment] = useState('');
  return (
    <ActCard {...card} dirty={comment !== ''} onSubmit={() => send('reopen', { comment })}>
      <NoteField
        label={word('comment')}
        rows={3}
        value={comment}
        onChange={setComment}
        error={fields.comment}
      />
    </ActCard>
  );
}

/** Reports required, and how long the accreditation lasts (B3, E1). */
export function TermsForm({ agency }: Props) {
  const translate = useTranslate();
  const { word, send, card, fields } = useAgencyCard(agency, 'terms');
  const [quarterlyReportRequired, setRequired] = useState(agency.quarterlyReportRequired);
  const before = agency.renewalDate?.slice(0, 10) ?? '';
  const [renewalDate, setRenewalDate] = useState(before);
  const changed = renewalDate !== before;
  return (
    <ActCard
      {...card}
      dirty={changed || quarterlyReportRequired !== agency.quarterlyReportRequired}
      onSubmit={() => send('terms', { quarterlyReportRequired, ...(changed && { renewalDate }) })}
    >
      <Checkbox
        label={word('required')}
        checked={quarterlyReportRequired}
        onChange={(event) => setRequired(event.target.checked)}
      />
      {agency.status === 'APPROVED' ? (
        <TextField
          type="date"
          label={word('renewalDate')}
          value={renewalDate}
          onChange={(event) => setRenewalDate(event.target.value)}
          error={fields.renewalDate}
          errorWord={translate('common.error')}
        />
      ) : null}
    </ActCard>
  );
}

/** Another person acts for the agency (B9). */
export function TransferForm({ agency }: Props) {
  const translate = useTranslate();
  const { word, send, card } = useAgencyCard(agency, 'transfer');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const options = (pointsOfContact: boolean) =>
    agency.people
      .filter(({ pointOfContact }) => pointOfContact === pointsOfContact)
      .map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }));
  const nameOf = (id: string) => agency.people.find((person) => person.id === id)?.name;
  const ready = () => {
    setMissing(to === '');
    return to !== '';
  };
  const submit = async () => {
    if (!(await send('point-of-contact', { to, from: from || null }))) return;
    setFrom('');
    setTo('');
  };
  const confirm = `staff.agencies.transfer.${from ? 'confirmInstead' : 'confirmBeside'}`;
  return (
    <ActCard
      {...card}
      dirty={to !== '' || from !== ''}
      ready={ready}
      confirm={{
        title: word('confirmTitle'),
        text: translate(confirm, { to: nameOf(to), from: nameOf(from) }),
      }}
      onSubmit={submit}
    >
      <Select
        label={word('to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={options(false)}
        none={word('choose')}
        error={missing && to === '' ? translate('validation.required') : undefined}
      />
      <Select
        label={word('from')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        options={options(true)}
        none={word('nobody')}
      />
    </ActCard>
  );
}
