import { useTranslate } from 'ra-core';
import type { AuditRow } from '../../contract/staff/audit.ts';
import { staffAudit } from '../../providers/i18n/en/staffAudit.ts';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { timeText } from '../list/timeText.ts';
import styles from './audit.module.css';
import { ChangeCell } from './ChangeCell.tsx';

/** Who did what when, before and after; by agency, person and time. */
export default function AuditList() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.audit.${key}`, params);
  const eventWord = (event: string) => word(`event.${event}`, { _: event });
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
              options: Object.keys(staffAudit.event).map((value) => ({
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
          cell: ({ at }) => <span className={styles.time}>{timeText(at)}</span>,
        },
        {
          key: 'actor',
          label: word('column.actor'),
          cell: ({ actor }) => <span className={styles.wrap}>{actor ?? word('system')}</span>,
        },
        { key: 'event', label: word('column.event'), cell: ({ event }) => eventWord(event) },
        {
          key: 'subject',
          label: word('column.subject'),
          cell: ({ subjectType, subject }) => (
            <>
              <span className={styles.kind}>
                {word(`subject.${subjectType}`, { _: subjectType })}
              </span>
              <span className={styles.wrap}>{subject}</span>
            </>
          ),
        },
        { key: 'agency', label: word('column.agency'), cell: ({ agency }) => agency },
        { key: 'change', label: word('column.change'), cell: (row) => <ChangeCell row={row} /> },
      ]}
    />
  );
}
