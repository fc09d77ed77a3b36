import { required, useTranslate } from 'ra-core';
import { BooleanInput, DateInput, SelectInput } from 'react-admin';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';

interface Props {
  agency: AgencyDetail;
}

const words = 'staff.agencies';
/** A day as an input holds it. */
const dayOf = (time: string | null) => time?.slice(0, 10) ?? '';

/** A later end of the 30-day window (B7). */
export const WindowForm = ({ agency: { id, windowEndsAt } }: Props) => (
  <ActForm
    resource="agencies"
    id={id}
    what="window"
    words="agencies.window"
    values={{ lastDay: dayOf(windowEndsAt) }}
  >
    <DateInput source="lastDay" label={`${words}.window.lastDay`} />
  </ActForm>
);

/** Back from a rejection (B1). */
export const ReopenForm = ({ agency: { id } }: Props) => (
  <ActForm
    resource="agencies"
    id={id}
    what="reopen"
    words="agencies.reopen"
    values={{ comment: '' }}
  >
    <NoteInput source="comment" label={`${words}.reopen.comment`} minRows={3} />
  </ActForm>
);

/** Reports required, and how long the accreditation lasts (B3, E1). */
export function TermsForm({ agency }: Props) {
  const { id, quarterlyReportRequired } = agency;
  const before = dayOf(agency.renewalDate);
  return (
    <ActForm
      resource="agencies"
      id={id}
      what="terms"
      words="agencies.terms"
      values={{ quarterlyReportRequired, renewalDate: before }}
      toBody={({ renewalDate, ...rest }) =>
        renewalDate === before ? rest : { ...rest, renewalDate: renewalDate ?? '' }
      }
    >
      <BooleanInput source="quarterlyReportRequired" label={`${words}.terms.required`} />
      {agency.status === 'APPROVED' ? (
        <DateInput source="renewalDate" label={`${words}.terms.renewalDate`} />
      ) : null}
    </ActForm>
  );
}

/** Another person acts for the agency (B9). */
export function TransferForm({ agency: { id, people } }: Props) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`${words}.transfer.${key}`, params);
  const choices = (pointsOfContact: boolean) =>
    people
      .filter(({ pointOfContact }) => pointOfContact === pointsOfContact)
      .map(({ id: person, name, email }) => ({ id: person, name: `${name}, ${email}` }));
  const nameOf = (wanted: string) => people.find((person) => person.id === wanted)?.name;
  return (
    <ActForm
      resource="agencies"
      id={id}
      what="point-of-contact"
      words="agencies.transfer"
      values={{ to: '', from: '' }}
      toBody={({ to, from }) => ({ to, from: from || null })}
      confirm={{
        title: word('confirmTitle'),
        text: ({ to, from }) =>
          word(from ? 'confirmInstead' : 'confirmBeside', { to: nameOf(to), from: nameOf(from) }),
      }}
    >
      <SelectInput
        source="to"
        label={`${words}.transfer.to`}
        choices={choices(false)}
        translateChoice={false}
        validate={required('validation.required')}
      />
      <SelectInput
        source="from"
        label={`${words}.transfer.from`}
        choices={choices(true)}
        translateChoice={false}
        emptyText={`${words}.transfer.nobody`}
      />
    </ActForm>
  );
}
