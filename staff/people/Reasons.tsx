import { useTranslate } from 'ra-core';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { Alert } from '../../src/components/public/Alert.tsx';

/** Why somebody has to look at a registration before it counts (C1). */
export function Reasons({ person: { reasons } }: { person: PersonRecord }) {
  const translate = useTranslate();
  if (reasons.length === 0) return null;
  return (
    <Alert severity="warn" title={translate('staff.people.reasons')}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{translate(`staff.people.reason.${reason}`)}</li>
        ))}
      </ul>
    </Alert>
  );
}
