import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Lead, PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** The title is a name. */
  verbatim?: boolean;
  /** The purpose of the page, in a sentence. */
  intro: string;
  children: ReactNode;
}

/** A page with a title and panels below it. */
export const PageStack = ({ title, verbatim, intro, children }: Props) => (
  <Stack spacing={4}>
    <Stack component="header" spacing={1.5}>
      <PageTitle verbatim={verbatim}>{title}</PageTitle>
      <Lead>{intro}</Lead>
    </Stack>
    {children}
  </Stack>
);
