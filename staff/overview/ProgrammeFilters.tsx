import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useWords } from '../../components/useWords.ts';
import { programmePeriods } from '../../contract/staff/words.ts';
import { AgencyChoice } from './AgencyChoice.tsx';
import type { ProgrammeScope, useProgrammeScope } from './useProgrammeScope.ts';

interface Props {
  scope: ProgrammeScope;
  onChoose: ReturnType<typeof useProgrammeScope>['choose'];
}

/** Chooses the period, and one agency or all. What is chosen is in the address alone. */
export function ProgrammeFilters({ scope: { quarters, agencyId }, onChoose }: Props) {
  const word = useWords('staff.overview');
  return (
    <Box sx={line}>
      <TextField
        select
        label={word('period')}
        value={quarters}
        onChange={(event) => onChoose('quarters', event.target.value)}
      >
        {programmePeriods.map((period) => (
          <MenuItem key={period} value={period}>
            {word('lastQuarters', { n: period })}
          </MenuItem>
        ))}
      </TextField>
      <AgencyChoice value={agencyId} onChoose={(id) => onChoose('agencyId', id)} />
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 20rem)' },
  gap: '8px 16px',
  marginBlock: 2,
};
