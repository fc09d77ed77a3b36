import type { RaRecord } from 'ra-core';
import { RegistrationEdit } from '../../components/form/RegistrationEdit.tsx';
import type { AssociateRecord } from '../../contract/records.ts';
import { AssociateRegistration } from './AssociateRegistration.tsx';

const outcome = ({ associateStatus }: AssociateRecord, before: AssociateRecord) => {
  const changed = associateStatus !== before.associateStatus;
  return ['REGISTERED', 'PENDING'].find((one) => changed && one === associateStatus) ?? 'other';
};

/** The associate's registration form (specification §3, decisions C1, C6, I24). */
export default function AssociateRegistrationPage() {
  return (
    <RegistrationEdit<AssociateRecord & RaRecord> resource="associate" outcome={outcome}>
      <AssociateRegistration />
    </RegistrationEdit>
  );
}
