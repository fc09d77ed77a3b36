import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useTranslate } from 'ra-core';
import type { ReportRow } from '../../contract/staff/reports.ts';
import { newId } from '../../providers/ids.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { staffCall } from '../provider/dataProvider.ts';

/** Reminds the selected agencies, where they are late with the quarter. */
export function RemindSelected({ quarter }: { quarter: string | undefined }) {
  const translate = useTranslate();
  return (
    <BulkAct<ReportRow>
      words="reports.bulkRemind"
      icon={<RemindIcon />}
      nameOf={({ name }) => name ?? translate('staff.list.unnamed')}
      suits={({ state }) => state === 'OVERDUE'}
      act={({ id }) =>
        staffCall('POST', 'reports/reminders', { id: newId(), quarter, agencies: [id] })
      }
    />
  );
}
