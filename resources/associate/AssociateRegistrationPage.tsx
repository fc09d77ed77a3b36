import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { session } from '../../providers/session.ts';
import { FormSkeleton } from '../../src/components/form/FormSkeleton.tsx';
import { useOwnRecord } from '../../src/components/form/useOwnRecord.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { AssociateRegistration } from './AssociateRegistration.tsx';
import { associateValues } from './associateModel.ts';

/** The associate's registration form (§3, C1, C6, I24). */
export default function AssociateRegistrationPage() {
  const translate = useTranslate();
  const profile = useSyncExternalStore(session.subscribe, session.profile);
  const { record, error, retry, reload } = useOwnRecord('associate');
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <>
      <PageTitle>{translate('associate.title')}</PageTitle>
      {record ? (
        <AssociateRegistration
          record={record}
          values={associateValues(record, profile)}
          onReload={reload}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
