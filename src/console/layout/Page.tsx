import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';
import { useMayDo } from '../access/useMay.ts';
import { Since } from './Since.tsx';
import { StandaloneLink } from './StandaloneLink.tsx';

interface Props {
  title: string;
  /** The language of the title, if it is not the console's. */
  titleLanguage?: Language;
  /** The title is a name. */
  verbatim?: boolean;
  /** Instead of the link to the list. */
  back?: ReactNode;
  /** The main facts, in a line. */
  facts?: ReactNode;
  /** What to read before acting. */
  lead?: ReactNode;
  /** The actions, beside the rest if there is room. */
  aside?: ReactNode;
  /** On a narrow screen it is below everything; on a wide one it stays in view. */
  asideLast?: boolean;
  children?: ReactNode;
}

/** A column of the page, with its parts one below the other. */
const place = (area: string) => ({
  gridArea: area,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2.5,
  '&:empty': { display: 'none' },
});

/** Two columns from `wide` on: a form is as readable in the narrower one, a table is not. */
const columns = (aside: boolean, asideLast: boolean) => {
  const wide = asideLast ? 'md' : 'lg';
  return {
    display: 'grid',
    gap: 2.5,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      [wide]: aside ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)',
    },
    gridTemplateRows: { [wide]: 'auto 1fr' },
    gridTemplateAreas: {
      xs: asideLast ? '"lead" "main" "aside"' : '"lead" "aside" "main"',
      [wide]: aside ? '"lead aside" "main aside"' : '"lead" "main"',
    },
    // Takes no space if it is empty.
    '&:has(> :first-of-type:empty)': {
      rowGap: 0,
      '& > :nth-of-type(3)': { marginTop: { xs: 2.5, [wide]: 0 } },
    },
  };
};

/** Next to a long page, always in view. */
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
  // A name can be one long word.
  overflowWrap: 'anywhere',
};

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  color: 'text.secondary',
};

/** A page of a record: title and facts, with the actions beside them. */
export function Page(props: Props) {
  const {
    title,
    titleLanguage,
    verbatim,
    back,
    facts,
    lead,
    aside,
    asideLast = false,
    children,
  } = props;
  return (
    <>
      <Stack component="header" sx={header}>
        {back ?? <ListLink />}
        <PageTitle lang={titleLanguage} verbatim={verbatim}>
          {title}
        </PageTitle>
        <Stack direction="row" sx={line}>
          {facts}
        </Stack>
      </Stack>
      <Box sx={columns(Boolean(aside), asideLast)}>
        <Box sx={place('lead')}>
          <Since />
          {lead}
        </Box>
        <Box sx={{ ...place('aside'), ...(asideLast && sticky) }}>{aside}</Box>
        <Box sx={place('main')}>{children}</Box>
      </Box>
    </>
  );
}

/** The link back to the list. */
function ListLink() {
  const translate = useTranslate();
  const part = useResourceContext();
  if (!useMayDo(part, 'list')) return null;
  return (
    <StandaloneLink to={`${paths.staff}/${part}`}>
      {translate(`staff.parts.${part}`)}
    </StandaloneLink>
  );
}
