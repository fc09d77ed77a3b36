import { useTranslate } from 'ra-core';
import { DateInput } from 'react-admin';
import type { AuditRow } from '#contract/staff/audit.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { staff } from '#words/en/staff.ts';
import { AgencyField, TimeField } from '../fields/fields.tsx';
import { timeText } from '../fields/timeText.ts';
import { AgencyInput, choiceFilter, textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, StaffRows } from '../list/StaffRows.tsx';
import { ChangeCell } from './ChangeCell.tsx';
import { Subject } from './Subject.tsx';
import { VerifyAudit } from './VerifyAudit.tsx';

/** A day as it is typed, `2026-05-03`, begins and ends where the viewer is, as the times of the list are shown. */
const moment = (day: string, clock: string): string | null =>
  day ? new Date(`${day}T${clock}`).toISOString() : null;

export const startOfDay = (day: string) => moment(day, '00:00:00.000');
export const endOfDay = (day: string) => moment(day, '23:59:59.999');

const filters = [
  textFilter('agency'),
  textFilter('person'),
  choiceFilter('event', Object.keys(staff.event), 'staff.event'),
  <DateInput key="from" source="from" alwaysOn parse={startOfDay} />,
  <DateInput key="until" source="until" alwaysOn parse={endOfDay} />,
  <AgencyInput key="agencyId" source="agencyId" />,
];
const spare = ['agency'];

/** Who did what when, before and after; by agency, person and time. */
export default function AuditList() {
  const translate = useTranslate();
  const word = useWords('staff.audit');
  const eventOf = ({ event }: AuditRow) => translate(`staff.event.${event}`, { _: event });
  const actorOf = ({ actor }: AuditRow) =>
    actor ? <EmailAddress email={actor} /> : <span>{word('system')}</span>;
  return (
    <StaffList
      intro={word('intro')}
      lead={<VerifyAudit />}
      empty={word('empty')}
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      exported
    >
      <StaffRows<AuditRow>
        rowClick={false}
        spareColumns={spare}
        card={{
          primaryText: eventOf,
          secondaryText: (row) => (
            <>
              {actorOf(row)}
              <span>{`, ${timeText(row.at)}`}</span>
              <Subject />
              <ChangeCell />
            </>
          ),
        }}
      >
        <Col source="at" field={TimeField} />
        <Col<AuditRow> source="actor" disableSort render={actorOf} sx={anyLength} />
        <Col<AuditRow> source="event" disableSort render={eventOf} />
        <Col source="subject" disableSort field={Subject} sx={anyLength} />
        <Col source="agency" disableSort field={AgencyField} sx={anyLength} />
        <Col source="change" disableSort field={ChangeCell} sx={anyLength} />
      </StaffRows>
    </StaffList>
  );
}
