import { coarse } from '#src/guest/kit/tokens.ts';

/** Wider than most phones. */
export const roomy = '@media (min-width: 480px)';
/** A phone. */
export const narrow = '@media (max-width: 479.98px)';

/** As `sx`: two things at the ends of a line. */
export const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  // A link that stands alone.
  [coarse]: { '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
};

/** As `sx`: side by side, as many as there is room for. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: 3,
};

/** As `sx` of a button without a border: its words, and not the space around them, are in line with the rest. */
export const inLine = { marginInline: '-21px' };
