import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { invitationStatuses } from '#contract/statuses.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { columns, inLine } from '#src/portal/ui/arrange.ts';

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
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        endIcon={open ? <UpIcon /> : <DownIcon />}
        onClick={() => setOpen(!open)}
        sx={inLine}
      >
        {translate('associates.definitions.title')}
      </Button>
      {open && (
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
    </>
  );
}
