import { useTranslate } from 'ra-core';
import { DateInput, TextInput } from 'react-admin';
import { Address } from '../../components/portal/Address.tsx';
import type { AuditRow } from '../../contract/staff/audit.ts';
import { staff } from '../../words/en/staff.ts';
import { AgencyLink } from '../fields/AgencyLink.tsx';
import { TimeField } from '../fields/fields.tsx';
import { timeText } from '../fields/timeText.ts';
import { AgencyFilter, ChoiceFilter } from '../list/filters.tsx';
import { Col, Rows } from '../list/Rows.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { ChangeCell } from './ChangeCell.tsx';
import { endOfDay, startOfDay } from './days.ts';
import { Subject } from './Subject.tsx';

const filters = [
  <TextInput key="agency" source="agency" alwaysOn resettable />,
  <TextInput key="person" source="person" alwaysOn resettable />,
  <ChoiceFilter
    key="event"
    source="event"
    alwaysOn
    values={Object.keys(staff.event)}
    texts="staff.event"
  />,
  <DateInput key="from" source="from" alwaysOn parse={startOfDay} />,
  <DateInput key="until" source="until" alwaysOn parse={endOfDay} />,
  <AgencyFilter key="agencyId" source="agencyId" />,
];

/** Who did what when, before and after; by agency, person and time. */
export default function AuditList() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.audit.${key}`, params);
  const eventOf = ({ event }: AuditRow) => translate(`staff.event.${event}`, { _: event });
  const actorOf = ({ actor }: AuditRow) => (actor ? <Address email={actor} /> : word('system'));
  return (
    <StaffList
      intro={word('intro')}
      empty={word('empty')}
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
    >
      <Rows<AuditRow>
        rowClick={false}
        card={{
          primaryText: eventOf,
          secondaryText: (row) => (
            <>
              {actorOf(row)}, {timeText(row.at)}
              <Subject row={row} />
              <ChangeCell row={row} />
            </>
          ),
        }}
      >
        <Col source="at" field={TimeField} />
        <Col source="actor" disableSort render={(row) => actorOf(row as AuditRow)} />
        <Col source="event" disableSort render={(row) => eventOf(row as AuditRow)} />
        <Col source="subject" disableSort render={(row) => <Subject row={row as AuditRow} />} />
        <Col source="agency" disableSort render={(row) => <AgencyLink row={row as AuditRow} />} />
        <Col source="change" disableSort render={(row) => <ChangeCell row={row as AuditRow} />} />
      </Rows>
    </StaffList>
  );
}
