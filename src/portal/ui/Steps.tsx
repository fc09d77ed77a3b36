import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { hub } from '#src/guest/kit/tokens.ts';
import { narrow } from './arrange.ts';

const number = {
  flex: 'none',
  width: 28,
  border: `1px solid ${hub('border')}`,
  borderRadius: '50%',
  color: hub('ink'),
  font: '560 0.875rem / 1.6875rem var(--hub-title-font)',
  textAlign: 'center',
  alignSelf: 'start',
};
const content = {
  alignItems: 'flex-start',
  minWidth: 0,
  // Where room is short, from edge to edge, so that its label stays on one line beside the icon.
  [narrow]: { '& a': { marginInlineStart: '-2.5rem' } },
};

interface Props {
  title: string;
  /** One child per step. */
  children: ReactNode;
}

/** Numbered steps, shown next to what they explain. */
export const Steps = ({ title, children }: Props) => (
  <Stack spacing={2}>
    <Typography variant="h6" component="h3">
      {title}
    </Typography>
    <Stack component="ol" spacing={2}>
      {Children.map(children, (step, index) => (
        <Stack component="li" direction="row" spacing={1.5} sx={{ color: hub('quiet') }}>
          <Box aria-hidden="true" sx={number}>
            {index + 1}
          </Box>
          <Stack spacing={1.25} sx={content}>
            {step}
          </Stack>
        </Stack>
      ))}
    </Stack>
  </Stack>
);
