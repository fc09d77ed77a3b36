import type { RaRecord } from 'ra-core';
import { RegistrationEdit } from '../../components/form/RegistrationEdit.tsx';
import type { AgencyRecord } from '../../contract/records.ts';
import { AgencyRegistration } from './AgencyRegistration.tsx';

const outcome = ({ agencyStatus }: AgencyRecord) =>
  ['PENDING', 'APPROVED'].find((one) => one === agencyStatus) ?? 'other';

/** The agency's registration form (specification §3, decisions B1, B4, G1–G6). */
export default function AgencyRegistrationPage() {
  return (
    <RegistrationEdit<AgencyRecord & RaRecord> resource="agency" outcome={outcome}>
      <AgencyRegistration />
    </RegistrationEdit>
  );
}
