import Stack from '@mui/material/Stack';
import type { PersonRecord } from '#contract/staff/people.ts';
import { personWords } from '#words/en/staffPersonalData.ts';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { DataExports } from './DataExports.tsx';
import { EndPerson } from './EndPerson.tsx';

interface Props {
  person: PersonRecord;
  isOwnAccount: boolean;
}

/** What administrators do on requests of people about their data. */
function PersonalData({ person, isOwnAccount }: Props) {
  return (
    <Stack spacing={2}>
      <DataExports person={person} />
      {isOwnAccount ? null : <EndPerson person={person} />}
    </Stack>
  );
}

export default withPortalWords(PersonalData, personWords);
