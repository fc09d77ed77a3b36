import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useWords } from '../../components/useWords.ts';
import { programmePeriods } from '../../contract/staff/words.ts';
import { AgencyFilter } from '../list/filters.tsx';
import type { ProgrammeScope, useProgrammeScope } from './useProgrammeScope.ts';

interface Props {
  scope: ProgrammeScope;
  onChoose: ReturnType<typeof useProgrammeScope>['choose'];
}

/** Chooses the period, and one agency or all. */
export function ProgrammeFilters({ scope, onChoose }: Props) {
  const word = useWords('staff.overview');
  const choices = programmePeriods.map((id) => ({
    id,
    name: word('lastQuarters', { n: id }),
  }));
  return (
    // Follows the address where it changes by a link or the browser's buttons.
    <Form record={{ agencyId: null, ...scope }}>
      <Box sx={line}>
        <SelectInput
          source="quarters"
          label="staff.overview.period"
          choices={choices}
          translateChoice={false}
          helperText={false}
          onChange={(event) => onChoose('quarters', event.target.value)}
        />
        <AgencyFilter
          source="agencyId"
          label="staff.overview.agency"
          emptyText={word('allAgencies')}
          helperText={false}
          onChange={(id) => onChoose('agencyId', id)}
        />
      </Box>
    </Form>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 20rem)' },
  gap: '8px 16px',
  marginBlock: 2,
};
