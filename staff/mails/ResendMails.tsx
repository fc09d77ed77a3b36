import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { MailRow } from '../../contract/staff/mails.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { staffCall } from '../provider/dataProvider.ts';

/** Sends all selected mails once more, but for those that are on their way. */
export const ResendMails = () => (
  <BulkAct<MailRow>
    words="mails.bulkResend"
    icon={<SendIcon />}
    nameOf={({ to }) => to}
    suits={({ status }) => status !== 'QUEUED'}
    act={({ id }) => staffCall('POST', `mails/${id}/resend`)}
  />
);
