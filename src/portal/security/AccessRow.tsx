import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ends } from '../ui/arrange.ts';
import { CallAlert } from '../ui/CallAlert.tsx';

interface Props {
  name: ReactNode;
  /** A mark beside the name. */
  mark?: ReactNode;
  /** When it was used. */
  times: string;
  timesId?: string;
  error?: unknown;
  /** The button that takes it away. */
  children: ReactNode;
}

/** A row of a list of what opens the account, or has opened it. */
export function AccessRow({ name, mark, times, timesId, error, children }: Props) {
  return (
    <Box
      component="li"
      sx={{ ...ends, paddingBlock: 1.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <div>
        <strong>{name}</strong> {mark}
        <Typography id={timesId} variant="caption">
          {times}
        </Typography>
        {error instanceof Error ? <CallAlert error={error} /> : null}
      </div>
      {children}
    </Box>
  );
}
