import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useTranslate } from 'ra-core';
import type { ReportRow } from '../../contract/staff/reports.ts';
import { newId } from '../../providers/ids.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';

/** Reminds the selected agencies if they are late with the quarter. */
export function RemindAgencies({ quarter }: { quarter: string | undefined }) {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  return (
    <BulkAct<ReportRow>
      texts="reports.bulkRemind"
      icon={<RemindIcon />}
      nameOf={({ name }) => name ?? translate('staff.list.unnamed')}
      appliesTo={({ state }) => state === 'OVERDUE'}
      act={({ id }) =>
        staffCall('POST', 'reports/reminders', { id: newId(), quarter, agencies: [id] })
      }
    />
  );
}
