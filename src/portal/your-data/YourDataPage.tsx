import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { Lead, PageTitle } from '../ui/PageTitle.tsx';
import { Agreements } from './Agreements.tsx';
import { EndAccount } from './EndAccount.tsx';
import { Kept } from './Kept.tsx';
import { TakeAlong } from './TakeAlong.tsx';

const printed = '[data-printed]';
/** On paper an opened text stands alone, on top of the first sheet. */
const look = {
  '@media print': {
    [`&:has(${printed})`]: { visibility: 'hidden' },
    [`& ${printed}`]: { position: 'absolute', inset: '0 0 auto', visibility: 'visible' },
  },
};

/** /account/your-data: what is kept of a person, a section for each thing that can be seen or done. */
export default withOwnWords('yourData', function YourDataPage() {
  const translate = useTranslate();
  return (
    <Stack spacing={3} sx={look}>
      <Stack component="header" spacing={1.5}>
        <PageTitle>{translate('yourData.title')}</PageTitle>
        <Lead>{translate('yourData.intro')}</Lead>
      </Stack>
      <Kept />
      <TakeAlong />
      <Agreements />
      <EndAccount />
    </Stack>
  );
});
