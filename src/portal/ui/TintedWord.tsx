import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hub } from '#src/guest/kit/tokens.ts';

/** The color of a state: good, in progress, needs action, refused. */
export type Tint = 'done' | 'info' | 'warn' | 'error';

interface Props {
  /** Default: neutral. */
  tint?: Tint | undefined;
  /** The dot is a ring as long as nothing has been reached. */
  hollow?: boolean;
  /** Stays on one line, in the column of a table. */
  noWrap?: boolean;
  children: ReactNode;
}

/** A state as text with a colored dot. */
export function TintedWord({ tint, hollow = false, noWrap = false, children }: Props) {
  const color = hub(tint ?? 'border');
  const dot = {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    border: `1px solid ${color}`,
    borderRadius: '50%',
    backgroundColor: hollow ? 'transparent' : color,
  };
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: 1,
        ...(noWrap && { whiteSpace: 'nowrap' }),
        '&::before': dot,
      }}
    >
      {children}
    </Box>
  );
}
