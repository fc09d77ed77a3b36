import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { type MailRow, mailStatuses } from '../../contract/staff/mails.ts';
import { staffMails } from '../../providers/i18n/en/staffMails.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { AgencyLink } from '../list/AgencyLink.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { timeText } from '../list/timeText.ts';
import styles from './mails.module.css';

/** The outbox: what was sent to whom, what waits, what failed and why. */
export default function MailList() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.mails.${key}`, params);
  const filters = [
    { name: 'q', label: word('filter.q') },
    {
      name: 'status',
      label: word('filter.status'),
      options: mailStatuses.map((value) => ({ value, label: translate(`staff.status.${value}`) })),
    },
    {
      name: 'template',
      label: word('filter.template'),
      options: Object.entries(staffMails.template)
        .filter(([value]) => value !== 'frame')
        .map(([value, label]) => ({ value, label })),
    },
  ];
  return (
    <StaffList<MailRow>
      title={translate('staff.parts.mails')}
      intro={word('intro')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={<StaffFilters fields={filters} />}
      actions={
        <LinkButton variant="quiet" to={`${paths.staff}/mails/texts`}>
          {word('texts')}
        </LinkButton>
      }
      columns={[
        {
          key: 'to',
          label: word('column.to'),
          cell: ({ id, to }) => (
            <Link to={`${paths.staff}/mails/${id}`}>
              <Address email={to} />
            </Link>
          ),
        },
        {
          key: 'template',
          label: word('column.template'),
          cell: ({ template }) => word(`template.${template}`, { _: template }),
        },
        {
          key: 'status',
          label: word('column.status'),
          cell: ({ status, reason }) => (
            <>
              <StatusWord status={status} />
              {reason ? <p className={styles.quiet}>{reason}</p> : null}
            </>
          ),
        },
        { key: 'agency', label: word('column.agency'), cell: (row) => <AgencyLink row={row} /> },
        {
          key: 'createdAt',
          label: word('column.createdAt'),
          sort: 'createdAt',
          cell: ({ createdAt }) => timeText(createdAt),
        },
        {
          key: 'sentAt',
          label: word('column.sentAt'),
          cell: ({ sentAt }) => sentAt && timeText(sentAt),
        },
      ]}
    />
  );
}
