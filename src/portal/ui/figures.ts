import { hub } from '#src/guest/kit/tokens.ts';
import { narrow } from './arrange.ts';

/** As `sx`: a table of figures, names on the left, numbers on the right. On a phone there is room for two columns of amounts. */
export const figures = {
  width: '100%',
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${hub('hairline')}`,
    textAlign: 'end',
    [narrow]: { paddingInline: '4px 0' },
  },
  '& th': { fontWeight: 500 },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  [narrow]: { fontSize: '0.875rem' },
};
