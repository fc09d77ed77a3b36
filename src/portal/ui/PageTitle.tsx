import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '#src/guest/kit/usePageTitle.ts';

interface TitleProps {
  children: string;
  lang?: string | undefined;
  /** It is a name. */
  verbatim?: boolean | undefined;
}

/** The page's h1; names the tab and receives the focus after a change of page. */
export function PageTitle({ children, lang, verbatim = false }: TitleProps) {
  usePageTitle(children);
  return (
    <h1 lang={lang} translate={verbatim ? 'no' : undefined}>
      {children}
    </h1>
  );
}

/** Says below the title what the page is for. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ maxWidth: 'var(--hub-measure)', fontSize: '1.125rem' }}>
    {children}
  </Typography>
);
