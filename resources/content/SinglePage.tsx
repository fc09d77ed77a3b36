import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import {
  ContentPicture,
  NotTranslated,
  useContentLanguage,
} from '#src/guest/kit/contentLanguage.tsx';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { Prose } from '#src/guest/kit/Prose.tsx';
import { hub } from '#src/guest/kit/tokens.ts';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { type Section, type ShownPage, withSections } from './contentModel.ts';
import { narrowPage, roomyPage, singlePage } from './looks.ts';
import { useCleanHtml } from './useCleanHtml.ts';

const withSectionsBeside = {
  [roomyPage]: {
    gridTemplateColumns: 'minmax(0, 1fr) 14rem',
    maxWidth: 'var(--hub-page-narrow)',
    marginInline: 'auto',
    '& > img': { gridColumn: '1 / -1', aspectRatio: '21 / 9' },
  },
};
const beside = {
  [narrowPage]: { display: 'none' },
  position: 'sticky',
  top: '6rem',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 7rem)',
  paddingTop: 1,
  overflowY: 'auto',
  '& ol': { marginTop: 1.5, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    paddingBlock: 0.75,
    paddingInlineStart: 2,
    borderInlineStart: `2px solid ${hub('hairline')}`,
    color: hub('quiet'),
    textDecoration: 'none',
    '&:hover': { borderInlineStartColor: hub('accent'), color: hub('ink') },
  },
};

interface Props {
  page: ShownPage;
  /** Replaces the page's title if it is shown inside another page. */
  heading?: ReactNode;
  /** Shown above the text. */
  lead?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page with its picture and a reading column; a long one has a list of its sections. */
export function SinglePage({ page, heading, lead, children }: Props) {
  const clean = useCleanHtml(page.body);
  const language = useContentLanguage(page);
  const { html, sections } = useMemo(() => withSections(clean ?? ''), [clean]);
  if (clean === undefined) return <ContentSkeleton layout="single" />;
  const hasSections = sections.length > 2;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="article" sx={[singlePage, hasSections && withSectionsBeside]}>
        <ContentPicture page={page} />
        <Stack spacing={3} sx={{ '& h2': { scrollMarginTop: '6rem' } }}>
          {heading ?? <PageTitle lang={language}>{page.name}</PageTitle>}
          {heading ? null : <NotTranslated pages={[page]} />}
          {lead}
          <Prose html={html} lang={language} />
          {children}
        </Stack>
        {hasSections ? <Sections sections={sections} language={language} /> : null}
      </Box>
    </Box>
  );
}

interface SectionsProps {
  sections: readonly Section[];
  /** The language of their titles, if it is not the page's. */
  language: string | undefined;
}

function Sections({ sections, language }: SectionsProps) {
  const translate = useTranslate();
  const title = translate('content.sections');
  return (
    <Box component="nav" aria-label={title} sx={beside}>
      <Typography variant="h6" component="p" aria-hidden="true">
        {title}
      </Typography>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <InPageLink target={section.id} lang={language}>
              {section.title}
            </InPageLink>
          </li>
        ))}
      </ol>
    </Box>
  );
}
