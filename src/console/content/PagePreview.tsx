import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contentPages } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { ContentCard } from '#resources/content/ContentCard.tsx';
import type { ShownPage } from '#resources/content/contentModel.ts';
import { SinglePage } from '#resources/content/SinglePage.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';

interface Props {
  code: string;
  page: ShownPage;
}

const frame = {
  padding: 3,
  border: '1px dashed var(--hub-border)',
  borderRadius: 'var(--hub-radius)',
  overflowX: 'auto',
  // Its width, not the screen's, decides how a card is laid out.
  containerType: 'inline-size',
  width: '100%',
};

/** A page as the portal shows it, by the portal's own components: a card of a list, or a page. */
export const PagePreview = withPortalWords(function Preview({ code, page }: Props) {
  const { settings } = useHub();
  const translate = useTranslate();
  const [open, setOpen] = useState(true);
  const named = contentPages(settings.authSettings.brand).find((one) => one.code === code);
  return (
    <Box component="section" aria-label={translate('staff.content.previewLabel')} sx={frame}>
      {named?.layout === 'list' ? (
        <ContentCard page={page} id="preview" open={open} onToggle={() => setOpen(!open)} />
      ) : (
        <SinglePage page={page} heading={<h2>{page.name}</h2>} />
      )}
    </Box>
  );
});
