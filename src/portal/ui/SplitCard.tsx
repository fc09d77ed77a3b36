import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { hub } from '#src/guest/kit/tokens.ts';
import { Panel } from './Panel.tsx';

interface Props extends ComponentProps<'section'> {
  /** Explains or follows the main part: next to it, on narrow screens below. */
  aside: ReactNode;
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 5fr)' },
  gap: { xs: 4, md: 5 },
};
const besideMain = {
  paddingInlineStart: { md: 5 },
  borderInlineStart: { md: `1px solid ${hub('hairline')}` },
};

/** A card with a main part and a side part. */
export function SplitCard({ aside, children, ...section }: Props) {
  return (
    <Panel {...section} sx={sideBySide}>
      <div>{children}</div>
      <Box sx={besideMain}>{aside}</Box>
    </Panel>
  );
}
