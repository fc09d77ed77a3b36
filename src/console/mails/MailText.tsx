import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';

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

interface Props {
  label: string;
  language: Language | undefined;
  children: ReactNode;
}

/** The text of an email in its language. A long one is scrolled by keyboard too. */
export const MailText = ({ label, language, children }: Props) => (
  <Box component="section" tabIndex={0} aria-label={label} sx={paper}>
    <span lang={language}>{children}</span>
  </Box>
);
