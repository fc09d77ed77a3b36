import { useTranslate } from 'ra-core';
import { FormSkeleton } from '../../src/components/form/FormSkeleton.tsx';
import { useOwnRecord } from '../../src/components/form/useOwnRecord.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { AgencyRegistration } from './AgencyRegistration.tsx';

/** The agency's registration form (§3, B1, B4, G1–G6). */
export default function AgencyRegistrationPage() {
  const translate = useTranslate();
  const { record, error, retry, reload } = useOwnRecord('agency');
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <>
      <PageTitle>{translate('agency.title')}</PageTitle>
      {record ? <AgencyRegistration record={record} onReload={reload} /> : <FormSkeleton />}
    </>
  );
}
