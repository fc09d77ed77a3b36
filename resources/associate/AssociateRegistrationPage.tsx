import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import { OwnRecord } from '../../src/components/form/OwnRecord.tsx';
import { AssociateRegistration } from './AssociateRegistration.tsx';

/** The associate's registration form (§3, C1, C6, I24). */
export default function AssociateRegistrationPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const saved = ({ associateStatus }: AssociateRecord, before: AssociateRecord) => {
    const reached = ['REGISTERED', 'PENDING'].find((one) => one === associateStatus);
    const changed = associateStatus !== before.associateStatus;
    navigate(paths.dashboard);
    notify(`associate.saved.${(changed && reached) || 'other'}`, { type: 'success' });
  };
  return (
    <OwnRecord<AssociateRecord & RaRecord>
      resource="associate"
      title={translate('associate.title')}
      onSaved={saved}
    >
      <AssociateRegistration />
    </OwnRecord>
  );
}
