import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import type { PersonRow } from '../../contract/staff/people.ts';
import { BulkAct } from '../list/BulkAct.tsx';
import { staffCall } from '../provider/dataProvider.ts';

/** Lets all selected people try to sign in again at once (F4). */
export const UnlockPeople = () => (
  <BulkAct<PersonRow>
    words="people.bulkUnlock"
    icon={<UnlockIcon />}
    nameOf={({ name }) => name}
    suits={() => true}
    act={({ id }) => staffCall('POST', `people/${id}/unlock`, {})}
  />
);
