import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useRef } from 'react';
import type { ReportRow } from '../../contract/staff/reports.ts';
import { newId } from '../../providers/ids.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';

/** Reminds the selected agencies if they are late with the quarter. */
export function RemindAgencies({ quarter }: { quarter: string | undefined }) {
  const staffCall = useStaffCall();
  /** The id of each agency's reminder until there is a response: repeated after a lost one, it mails nobody twice. */
  const ids = useRef(new Map<string, string>());
  return (
    <BulkAct<ReportRow>
      texts="reports.bulkRemind"
      icon={<RemindIcon />}
      appliesTo={({ state }) => state === 'OVERDUE'}
      act={async ({ id: agency }) => {
        const id = ids.current.get(agency) ?? newId();
        ids.current.set(agency, id);
        await staffCall('POST', 'reports/reminders', { id, quarter, agencies: [agency] });
        ids.current.delete(agency);
      }}
    />
  );
}
