import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { paths } from '../../contract/paths.ts';
import { LoneLink } from './LoneLink.tsx';

interface Props {
  title: string;
  /** In place of the link to the list. */
  back?: ReactNode;
  /** What is to be known at a glance, in a line. */
  facts?: ReactNode;
  /** What is to be known before anything is done. */
  lead?: ReactNode;
  /** What can be done, beside the rest where there is room. */
  aside?: ReactNode;
  /** Where there is none, it stands below everything; where there is, it stays in sight. */
  asideLast?: boolean;
  children?: ReactNode;
}

/** A place of the page, with its parts one below the other. */
const place = (area: string) => ({
  gridArea: area,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2.5,
  '&:empty': { display: 'none' },
});

const columns = (aside: boolean, asideLast: boolean) => ({
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: aside ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: {
    xs: asideLast ? '"lead" "main" "aside"' : '"lead" "aside" "main"',
    md: aside ? '"lead aside" "main aside"' : '"lead" "main"',
  },
  // Nothing has to be known before: no gap in its place.
  '&:has(> :first-of-type:empty)': {
    rowGap: 0,
    '& > :nth-of-type(3)': { marginTop: { xs: 2.5, md: 0 } },
  },
});

/** Beside a long page, always in sight. */
const sticky = {
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: 84,
  maxHeight: { md: 'calc(100svh - 104px)' },
  overflowY: { md: 'auto' },
};

const header = {
  gap: 0.5,
  alignItems: 'flex-start',
  marginBottom: 2.5,
};

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};

/** The page of something: title and what is to be known, what can be done beside it. */
export function Page({ title, back, facts, lead, aside, asideLast = false, children }: Props) {
  return (
    <>
      <Stack component="header" sx={header}>
        {back ?? <ListLink />}
        <PageTitle>{title}</PageTitle>
        <Stack direction="row" sx={line}>
          {facts}
        </Stack>
      </Stack>
      <Box sx={columns(Boolean(aside), asideLast)}>
        <Box sx={place('lead')}>{lead}</Box>
        <Box sx={{ ...place('aside'), ...(asideLast && sticky) }}>{aside}</Box>
        <Box sx={place('main')}>{children}</Box>
      </Box>
    </>
  );
}

/** The way back to the list. */
function ListLink() {
  const translate = useTranslate();
  const part = useResourceContext();
  return <LoneLink to={`${paths.staff}/${part}`}>{translate(`staff.parts.${part}`)}</LoneLink>;
}
