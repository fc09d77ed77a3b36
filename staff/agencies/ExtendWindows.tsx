import ExtendIcon from '@mui/icons-material/MoreTimeOutlined';
import { required, useTranslate } from 'ra-core';
import { DateInput } from 'react-admin';
import type { AgencyRow } from '../../contract/staff/agencies.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { staffCall } from '../provider/dataProvider.ts';

/** A later end of the 30-day window for all selected agencies that may still register (B7). */
export function ExtendWindows() {
  const translate = useTranslate();
  return (
    <BulkAct<AgencyRow>
      words="agencies.bulkWindow"
      icon={<ExtendIcon />}
      nameOf={({ name, email }) => name ?? email ?? translate('staff.list.unnamed')}
      suits={({ status }) => status === 'NOT_CREATED'}
      act={({ id }, { lastDay }) => staffCall('POST', `agencies/${id}/window`, { lastDay })}
    >
      {() => (
        <DateInput source="lastDay" label="staff.agencies.window.lastDay" validate={required()} />
      )}
    </BulkAct>
  );
}
