import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';
import { ends, roomy } from './arrange.ts';

interface Props extends Omit<PaperProps<ElementType, { component?: ElementType }>, 'title'> {
  /** Names the region. */
  title?: string;
  /** Next to the title. */
  aside?: ReactNode;
}

const inset = { padding: '20px 16px', [roomy]: { padding: 3.5 } };

/** A part of a page, on paper. */
export function Panel({ title, aside, sx, children, ...rest }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={title ? id : undefined}
      {...rest}
      sx={[inset, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {title ? (
        <Box sx={{ ...ends, marginBottom: 2 }}>
          <Typography id={id} variant="h5" component="h2">
            {title}
          </Typography>
          {aside}
        </Box>
      ) : null}
      {children}
    </Paper>
  );
}
