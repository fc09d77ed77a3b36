import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';

interface Props {
  row: { agencyId: string | null; agency: string | null };
}

/** The way to the agency that a row belongs to. */
export function AgencyLink({ row: { agencyId, agency } }: Props) {
  const translate = useTranslate();
  if (!agencyId) return translate('staff.list.nothing');
  return (
    <Link to={`${paths.staff}/agencies/${agencyId}`}>
      {agency ?? translate('staff.list.unnamed')}
    </Link>
  );
}
