import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Panel } from '../ui/Panel.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the profile, or of the page of its security: what it is about, and on wide screens beside it what can be changed. */
export function ProfileSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Panel
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: '1.5rem 4rem' }}
    >
      <Box sx={{ flex: { md: '0 0 20rem' } }}>
        <Typography id={id} variant="h5" component="h2" sx={{ marginBottom: 1 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </Box>
      <Box sx={{ flex: { md: 1 }, minWidth: 0 }}>{children}</Box>
    </Panel>
  );
}
