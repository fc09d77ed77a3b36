import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Typography from '@mui/material/Typography';
import { DateInput } from 'react-admin';
import type { MailRow } from '#contract/staff/mails.ts';
import { mailStatuses } from '#contract/staff/words.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { staffMails } from '#words/en/staffMails.ts';
import { useMay } from '../access/useMay.ts';
import { AgencyField, StatusField, TimeField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { BulkAct } from '../list/BulkAct.tsx';
import { AgencyInput, choiceFilter, textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';
import { AllowInvitations } from './AllowInvitations.tsx';

const templates = Object.keys(staffMails.template).filter((name) => name !== 'frame');
const filters = [
  textFilter(),
  choiceFilter('status', mailStatuses, 'staff.status'),
  choiceFilter('template', templates, 'staff.mails.template'),
  <AgencyInput key="agency" source="agencyId" />,
  <DateInput key="since" source="since" />,
];
const hidden = ['tries'];
const spare = ['agency', 'sentAt'];

/** The outbox: what was sent to whom, what waits, what failed and why. */
export default function MailList() {
  const word = useWords('staff.mails');
  const sends = useMay('resendMails');
  const kindOf = ({ template }: MailRow) => word(`template.${template}`, { _: template });
  const statusOf = (mail: MailRow) => (
    <>
      <StatusWord status={mail.status} />
      <Reason mail={mail} />
    </>
  );
  return (
    <StaffList
      intro={word('intro')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      lead={sends ? <AllowInvitations /> : null}
    >
      <StaffRows<MailRow>
        bulk={sends ? <ResendMails /> : undefined}
        hiddenColumns={hidden}
        spareColumns={spare}
        card={{
          primaryText: ({ to }) => <EmailAddress email={to} />,
          secondaryText: (mail) => (
            <>
              {kindOf(mail)}
              <Reason mail={mail} />
            </>
          ),
          tertiaryText: () => <StatusField source="status" />,
        }}
      >
        <Col
          source="to"
          disableSort
          sx={ofAddresses}
          render={({ to }) => (
            <RecordLink>
              <EmailAddress email={to} />
            </RecordLink>
          )}
        />
        <Col<MailRow> source="template" disableSort render={kindOf} />
        <Col<MailRow> source="status" disableSort sx={anyLength} render={statusOf} />
        <Col source="agency" disableSort field={AgencyField} sx={anyLength} />
        <Col source="createdAt" field={TimeField} />
        <Col source="sentAt" field={TimeField} disableSort />
        <Col source="tries" disableSort align="right" />
      </StaffRows>
    </StaffList>
  );
}

/** Why an email could not be sent. */
const Reason = ({ mail: { reason } }: { mail: MailRow }) =>
  reason ? (
    <Typography variant="caption" component="div">
      {reason}
    </Typography>
  ) : null;

/** Sends all selected emails again, except those that are on their way. */
function ResendMails() {
  const call = useApi();
  return (
    <BulkAct<MailRow>
      texts="mails.bulkResend"
      icon={<SendIcon />}
      appliesTo={({ status }) => status !== 'QUEUED'}
      act={({ id }) => call('POST mails/:id/resend', { params: { id } })}
    />
  );
}
