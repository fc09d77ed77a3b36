import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import type { QuarantinedFile } from '../../contract/staff/reports.ts';
import { inTime } from '../../providers/inTime.ts';
import { useStaffCall } from '../provider/useStaffCall.ts';

const QuarantinedFiles = lazy(() => inTime(import('./QuarantinedFiles.tsx')));

/** Quarantined uploads: the virus scanner found something, or has not checked them yet. Usually there are none. */
export function QuarantinePanel() {
  const staffCall = useStaffCall();
  const { data: files = [], error } = useQuery({
    queryKey: ['reports', 'quarantine'],
    queryFn: () => staffCall<QuarantinedFile[]>('GET', 'reports/quarantine'),
  });
  if (error) return <CallAlert error={error} />;
  if (files.length === 0) return null;
  return (
    <Suspense>
      <QuarantinedFiles files={files} />
    </Suspense>
  );
}
