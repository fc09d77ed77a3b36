import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { Part } from '../layout/Part.tsx';
import { listAddress } from '../list/listAddress.ts';

/** What other parts of the console hold about an agency. */
export function Elsewhere({ agency: { id } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  return (
    <Part component="nav" title={translate('staff.agencies.elsewhere')}>
      <Stack component="ul" sx={{ gap: 1, padding: 0, listStyle: 'none' }}>
        {(['people', 'mails', 'audit'] as const).map((part) => (
          <li key={part}>
            <Link to={listAddress(part, { agencyId: id })}>
              {translate(`staff.agencies.of.${part}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Part>
  );
}
