import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import type { ContentPage } from '#contract/records.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { EducationEnd } from './EducationEnd.tsx';
import { SinglePage } from './SinglePage.tsx';

const GuideReading = lazy(() => loadChunk(import('./GuideReading.tsx')));

interface Props {
  page: ContentPage;
  /** Reads the page again, whose text has changed meanwhile. */
  onChanged: () => void;
}

/** The brand education: how far it is read, its text, and what stands at its end. */
export function EducationPage({ page, onChanged }: Props) {
  const end = useRef<HTMLDivElement>(null);
  return (
    <SinglePage
      page={page}
      lead={
        // Has room for its line from the start.
        <Box sx={{ minHeight: '1.5rem' }}>
          <Suspense>
            <GuideReading page={page} end={end} />
          </Suspense>
        </Box>
      }
    >
      <div ref={end} />
      <EducationEnd page={page} onChanged={onChanged} />
    </SinglePage>
  );
}
