import { required, useTranslate } from 'ra-core';
import { BooleanInput, DateInput, SelectInput } from 'react-admin';
import { dayOf } from '#contract/dates.ts';
import type { AgencyDetail } from '#contract/staff/agencies.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';

interface Props {
  agency: AgencyDetail;
}

/** The actions of staff on the agency of the page, as its status allows. */
export function AgencyActs({ agency }: Props) {
  const { status, people } = agency;
  return (
    <>
      {status === 'NOT_CREATED' ? <WindowForm agency={agency} /> : <TermsForm agency={agency} />}
      {status === 'REJECTED' ? <ReopenForm /> : null}
      {people.length > 1 ? <TransferForm agency={agency} /> : null}
    </>
  );
}

/** Extends the 30-day registration window. */
const WindowForm = ({ agency: { windowEndsAt } }: Props) => (
  <ActForm
    call="POST agencies/:id/window"
    needs="decide"
    texts="agencies.window"
    defaultValues={{ lastDay: dayOf(windowEndsAt) }}
  >
    <DateInput source="lastDay" label="staff.agencies.window.lastDay" />
  </ActForm>
);

/** Reopens a rejected agency. */
const ReopenForm = () => (
  <ActForm
    call="POST agencies/:id/reopen"
    needs="decide"
    texts="agencies.reopen"
    defaultValues={{ comment: '' }}
  >
    <NoteInput source="comment" label="staff.agencies.reopen.comment" minRows={3} />
  </ActForm>
);

/** Whether reports are required, and how long the accreditation lasts. */
function TermsForm({ agency: { status, quarterlyReportRequired, renewalDate } }: Props) {
  const before = { quarterlyReportRequired, renewalDate: dayOf(renewalDate) };
  return (
    <ActForm
      call="POST agencies/:id/terms"
      needs="decide"
      texts="agencies.terms"
      defaultValues={before}
      // The rest may have been changed by somebody else since the page was opened.
      transform={(terms) => ({
        ...(terms.quarterlyReportRequired !== before.quarterlyReportRequired && {
          quarterlyReportRequired: terms.quarterlyReportRequired,
        }),
        ...(terms.renewalDate !== before.renewalDate && { renewalDate: terms.renewalDate }),
      })}
    >
      <BooleanInput source="quarterlyReportRequired" label="staff.agencies.terms.required" />
      {status === 'APPROVED' ? (
        <DateInput source="renewalDate" label="staff.agencies.terms.renewalDate" />
      ) : null}
    </ActForm>
  );
}

/** Makes another person the point of contact. */
function TransferForm({ agency: { people } }: Props) {
  const translate = useTranslate();
  const choicesOf = (pointsOfContact: boolean) =>
    people
      .filter(({ pointOfContact }) => pointOfContact === pointsOfContact)
      .map(({ id, name, email }) => ({ id, name: `${name}, ${email}` }));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  return (
    <ActForm
      call="POST agencies/:id/point-of-contact"
      needs="decide"
      texts="agencies.transfer"
      defaultValues={{ to: '', from: '' }}
      transform={({ to, from }) => ({ to, from: from || null })}
      confirm={({ to, from }) =>
        translate(`staff.agencies.transfer.${from ? 'confirmInstead' : 'confirmBeside'}`, {
          to: nameOf(to),
          from: nameOf(from),
        })
      }
    >
      <SelectInput
        source="to"
        label="staff.agencies.transfer.to"
        choices={choicesOf(false)}
        translateChoice={false}
        validate={required('validation.required')}
      />
      <SelectInput
        source="from"
        label="staff.agencies.transfer.from"
        choices={choicesOf(true)}
        translateChoice={false}
        emptyText="staff.agencies.transfer.nobody"
      />
    </ActForm>
  );
}
