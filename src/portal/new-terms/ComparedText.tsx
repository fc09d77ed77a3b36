import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComparedPart, NewTerms } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { CleanProse } from '#resources/content/CleanProse.tsx';

/** One text, though its parts stand apart: none of them begins as a page does. */
const whole = {
  '& > * + *': { marginTop: 2 },
  '& > * + div > :is(h1, h2):not(* + *)': { marginTop: '2rem' },
  '& div > p:not(* + *)': { color: 'inherit', font: 'inherit' },
};
const marked = {
  display: 'block',
  borderInlineStart: '4px solid',
  paddingInlineStart: 2,
  textDecoration: 'none',
};
const looks = {
  new: { ...marked, borderColor: 'success.main' },
  gone: {
    ...marked,
    borderColor: 'text.disabled',
    '& > div': { textDecoration: 'line-through' },
  },
};

/** A text with what is new and what is gone in it, each with the word for it. */
export const ComparedText = ({ parts, language }: Pick<NewTerms, 'parts' | 'language'>) => (
  <Box lang={language} sx={whole}>
    {parts.map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and never move
      <Part key={place} {...part} />
    ))}
  </Box>
);

function Part({ html, change }: ComparedPart) {
  const { language } = useHub();
  const translate = useTranslate();
  if (!change) return <CleanProse body={html} />;
  return (
    <Box component={change === 'new' ? 'ins' : 'del'} sx={looks[change]}>
      <Typography variant="overline" component="p" lang={language}>
        {translate(`newTerms.${change}`)}
      </Typography>
      <CleanProse body={html} />
    </Box>
  );
}
