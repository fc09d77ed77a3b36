import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { ContentPicture, useContentLanguage } from '#src/guest/kit/contentLanguage.tsx';
import { Prose } from '#src/guest/kit/Prose.tsx';
import { focusRing, hub } from '#src/guest/kit/tokens.ts';
import { firstLines, type ShownPage } from './contentModel.ts';
import { card as cardLook, closedCard, openCard, words } from './looks.ts';
import { useCleanHtml } from './useCleanHtml.ts';

/** The focus is shown around the whole card. */
const look = { ...cardLook, '&:has(.Mui-focusVisible)': focusRing };
const opener = {
  position: 'static',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  '&.Mui-focusVisible': { outline: 'none' },
  '& > svg': {
    marginTop: '0.125em',
    color: hub('link'),
    transition: 'transform 200ms ease-out',
  },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
};
const firstThree = {
  display: '-webkit-box',
  maxWidth: 'var(--hub-measure)',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
};

interface Props {
  page: ShownPage;
  id: string;
  open: boolean;
  onToggle: () => void;
}

/** A page in a list: picture, title and first lines; opens the whole text in place. */
export function ContentCard({ page, id, open, onToggle }: Props) {
  const translate = useTranslate();
  const card = useRef<HTMLElement>(null);
  const lines = useMemo(() => firstLines(page.body), [page.body]);
  const html = useCleanHtml(page.body);
  const shown = open && html !== undefined;
  const language = useContentLanguage(page);

  // An address with this page scrolls to it; opening it by a press does not scroll if it is in view.
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <Paper
      component="article"
      ref={card}
      id={`item-${id}`}
      sx={[look, open ? openCard : closedCard]}
    >
      <ContentPicture page={page} />
      <Stack spacing={1.5} sx={words}>
        <Typography variant="h5" component="h2" sx={{ width: '100%' }}>
          <ButtonBase
            sx={opener}
            lang={language}
            aria-expanded={open}
            aria-controls={`text-${id}`}
            onClick={onToggle}
          >
            <span>{page.name}</span>
            <DownIcon fontSize="small" />
          </ButtonBase>
        </Typography>
        {open ? null : (
          <Typography lang={language} color="textSecondary" sx={firstThree}>
            {lines}
          </Typography>
        )}
        <div id={`text-${id}`} hidden={!open}>
          {shown ? <Prose html={html} lang={language} /> : null}
        </div>
        {open ? null : (
          <Typography aria-hidden="true" sx={{ color: hub('link'), fontWeight: 600 }}>
            {translate('content.open')}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
