import { hub } from '#src/guest/kit/tokens.ts';

/** What the pages of content look like, as `sx`, and what stands in their place while they are loaded. */

/** Cards with room for a picture beside the words. */
const roomyCard = '@container (min-width: 42rem)';
/** A page with room for its sections beside the text. */
export const roomyPage = '@container (min-width: 58rem)';
export const narrowPage = '@container not (min-width: 58rem)';

/** A picture on top, and a reading column. */
export const singlePage = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, var(--hub-measure))',
  justifyContent: 'center',
  gap: '32px 56px',
  '& > img, & > .MuiSkeleton-root': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
  },
};

export const list = {
  maxWidth: 'var(--hub-page-narrow)',
  marginInline: 'auto',
  containerType: 'inline-size',
};

export const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  scrollMarginBlock: '6rem 1rem',
  '& > :is(img, span)': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    borderRadius: 0,
    objectFit: 'cover',
  },
  [roomyCard]: {
    gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 1fr)',
    '& > :is(img, span)': { height: '100%', minHeight: '14rem', aspectRatio: 'auto' },
  },
};

/** A card whose text is shown: its picture does not grow with it. */
export const openCard = {
  [roomyCard]: {
    '& > img': { height: '14rem', borderEndEndRadius: 'var(--hub-radius)' },
  },
};

/** A card that opens by a press anywhere on it. */
export const closedCard = {
  '&:hover button': { color: hub('linkHover') },
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
};

export const words = {
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '20px 16px',
  [roomyCard]: { padding: '28px 32px' },
};
