import { useTranslate } from 'ra-core';
import { Nothing } from './fields.tsx';
import { RecordLink } from './RecordLink.tsx';

interface Props {
  row: { agencyId: string | null; agency: string | null };
}

/** A link to the agency of a row. */
export function AgencyLink({ row: { agencyId, agency } }: Props) {
  const translate = useTranslate();
  if (!agencyId) return <Nothing />;
  return (
    <RecordLink resource="agencies" id={agencyId}>
      {agency ?? translate('staff.list.unnamed')}
    </RecordLink>
  );
}
