import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const paper = {
  maxHeight: '50svh',
  margin: 0,
  padding: 2,
  overflow: 'auto',
  border: '1px solid var(--hub-hairline)',
  borderRadius: 'var(--hub-radius)',
  backgroundColor: 'var(--hub-sunken)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** The words of a mail. A long one is scrolled by keyboard too. */
export const MailText = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" tabIndex={0} aria-label={label} sx={paper}>
    {children}
  </Box>
);
