import Typography from '@mui/material/Typography';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';

/** Names the sheet of a report that was read: a workbook may have several that look like one. */
export function SheetRead({ sheet, small }: { sheet: string | undefined; small?: boolean }) {
  const word = useWords('reports.reading');
  return sheet === undefined ? null : (
    <Typography variant={small ? 'caption' : 'body1'}>
      <span>{word('sheet')}</span> <Verbatim>{sheet}</Verbatim>
    </Typography>
  );
}
