import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { OwnRecord } from '../../src/components/form/OwnRecord.tsx';
import { AgencyRegistration } from './AgencyRegistration.tsx';

/** The agency's registration form (§3, B1, B4, G1–G6). */
export default function AgencyRegistrationPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const saved = ({ agencyStatus }: AgencyRecord) => {
    const reached = ['PENDING', 'APPROVED'].find((one) => one === agencyStatus);
    navigate(paths.dashboard);
    notify(`agency.saved.${reached ?? 'other'}`, { type: 'success' });
  };
  return (
    <OwnRecord<AgencyRecord & RaRecord>
      resource="agency"
      title={translate('agency.title')}
      onSaved={saved}
    >
      <AgencyRegistration />
    </OwnRecord>
  );
}
