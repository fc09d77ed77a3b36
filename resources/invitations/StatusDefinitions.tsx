import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { invitationStatuses } from '#contract/statuses.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { columns } from '#src/portal/ui/arrange.ts';
import { Disclosure } from '#src/portal/ui/Disclosure.tsx';

/** On a line of its own below the title. */
const panel = {
  ...columns,
  flexBasis: '100%',
  padding: 3,
  borderRadius: 1,
  backgroundColor: hub('sunken'),
};

/** Explains each status of a row, for those who ask (specification §2). */
export function StatusDefinitions() {
  const translate = useTranslate();
  return (
    <Disclosure label={translate('associates.definitions.title')}>
      {(id) => (
        <Box component="dl" id={id} sx={panel}>
          {['none', ...invitationStatuses].map((status) => (
            <div key={status}>
              <Typography component="dt" variant="subtitle1">
                {translate(`associates.status.${status}`)}
              </Typography>
              <Typography component="dd" color="textSecondary">
                {translate(`associates.definitions.${status}`)}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Disclosure>
  );
}
