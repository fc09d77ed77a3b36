import { useTranslate } from 'ra-core';
import type { AuditRow } from '../../contract/staff/audit.ts';
import { staff } from '../../providers/i18n/en/staff.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { AgencyLink } from '../list/AgencyLink.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { timeText } from '../list/timeText.ts';
import styles from './audit.module.css';
import { ChangeCell } from './ChangeCell.tsx';
import { Subject } from './Subject.tsx';

/** Who did what when, before and after; by agency, person and time. */
export default function AuditList() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.audit.${key}`, params);
  const eventWord = (event: string) => translate(`staff.event.${event}`, { _: event });
  return (
    <StaffList<AuditRow>
      title={translate('staff.parts.audit')}
      intro={word('intro')}
      empty={word('empty')}
      sort={{ field: 'at', order: 'DESC' }}
      filters={
        <StaffFilters
          fields={[
            { name: 'agency', label: word('filter.agency') },
            { name: 'person', label: word('filter.person') },
            {
              name: 'event',
              label: word('filter.event'),
              options: Object.keys(staff.event).map((value) => ({
                value,
                label: eventWord(value),
              })),
            },
            { name: 'from', label: word('filter.from'), type: 'date' },
            { name: 'until', label: word('filter.until'), type: 'date' },
          ]}
        />
      }
      columns={[
        {
          key: 'at',
          label: word('column.at'),
          cell: ({ at }) => timeText(at),
        },
        {
          key: 'actor',
          label: word('column.actor'),
          cell: ({ actor }) => (actor ? <Address email={actor} /> : word('system')),
        },
        { key: 'event', label: word('column.event'), cell: ({ event }) => eventWord(event) },
        {
          key: 'subject',
          label: word('column.subject'),
          cell: (row) => (
            <>
              <span className={styles.kind}>
                {word(`subject.${row.subjectType}`, { _: row.subjectType })}
              </span>
              <Subject row={row} />
            </>
          ),
        },
        { key: 'agency', label: word('column.agency'), cell: (row) => <AgencyLink row={row} /> },
        { key: 'change', label: word('column.change'), cell: (row) => <ChangeCell row={row} /> },
      ]}
    />
  );
}
