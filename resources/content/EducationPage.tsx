import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { NotTranslated, useContentLanguage } from '#src/guest/kit/contentLanguage.tsx';
import type { ContentRow } from './contentModel.ts';
import { EducationEnd } from './EducationEnd.tsx';
import { SinglePage } from './SinglePage.tsx';
import { useReadings } from './useReadings.ts';

const GuideReading = lazy(() => loadChunk(import('./GuideReading.tsx')));

interface Props {
  page: ContentPage;
  /** Reads the page again, whose text has changed meanwhile. */
  onChanged: () => void;
}

/** The brand education: how far it is read, its text, that of its other pages, and what stands at its end. */
export function EducationPage({ page, onChanged }: Props) {
  return (
    <Guide page={page} place={0}>
      <OtherGuides code={page.code} />
      <EducationEnd page={page} onChanged={onChanged} />
    </Guide>
  );
}

function OtherGuides({ code }: { code: string }) {
  const { language } = useHub();
  const { data } = useReadings();
  const { data: pages = [] } = useGetList<ContentRow>(
    'content',
    { filter: { code, language } },
    { enabled: (data?.content.length ?? 0) > 1 },
  );
  return pages
    .slice(1)
    .map((page, n) => (
      <Guide key={page.id} page={page} place={n + 1} heading={<Heading page={page} />} />
    ));
}

function Heading({ page }: { page: ContentPage }) {
  const language = useContentLanguage(page);
  return (
    <>
      <Typography variant="h1" component="h2" lang={language} sx={{ marginTop: 4 }}>
        {page.name}
      </Typography>
      <NotTranslated pages={[page]} />
    </>
  );
}

interface GuideProps {
  page: ContentPage;
  /** Its place among the pages of the brand education. */
  place: number;
  heading?: ReactNode;
  children?: ReactNode;
}

/** A page of the brand education. */
function Guide({ page, place, heading, children }: GuideProps) {
  const end = useRef<HTMLDivElement>(null);
  return (
    <SinglePage
      page={page}
      heading={heading}
      lead={
        // Has room for its line from the start.
        <Box sx={{ minHeight: '1.5rem' }}>
          <Suspense>
            <GuideReading page={page} place={place} end={end} />
          </Suspense>
        </Box>
      }
    >
      <div ref={end} data-guide-end="" />
      {children}
    </SinglePage>
  );
}
