import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';

/** The head of a page: its title, and its purpose in a sentence. */
export const PageIntro = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box sx={{ marginBottom: '20px' }}>
    <PageTitle>{title}</PageTitle>
    {children ? (
      <Box sx={{ maxWidth: 'var(--hub-measure)', marginTop: 1, color: 'text.secondary' }}>
        {children}
      </Box>
    ) : null}
  </Box>
);
