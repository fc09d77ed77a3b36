import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contentPages } from '../../contract/pages.ts';
import { config } from '../../providers/config.ts';
import { ContentCard } from '../../resources/content/ContentCard.tsx';
import { SinglePage } from '../../resources/content/SinglePage.tsx';
import { cleanHtml } from '../../src/components/cleanHtml.ts';
import type { Draft } from './contentCall.ts';

const frame = {
  padding: 3,
  border: '1px dashed var(--hub-border)',
  borderRadius: 'var(--hub-radius)',
  overflowX: 'auto',
};

/** A page as the portal shows it, by the portal's own components: a card of a list, or a page. */
export function PagePreview({ code, draft }: { code: string; draft: Draft }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(true);
  const { data: html } = useQuery({
    queryKey: ['preview', draft.body],
    queryFn: () => cleanHtml(draft.body),
    gcTime: 0,
  });
  if (html === undefined) return null;
  const page = { ...draft, html };
  const named = contentPages(config.brand).find((one) => one.code === code);
  return (
    <Box component="section" aria-label={translate('staff.content.previewLabel')} sx={frame}>
      {named?.layout === 'list' ? (
        <ContentCard page={page} id="preview" open={open} onToggle={() => setOpen(!open)} />
      ) : (
        <SinglePage page={page} heading={<h2>{page.name}</h2>} />
      )}
    </Box>
  );
}
