import { useWords } from '../../components/useWords.ts';
import { Verbatim } from '../../components/Verbatim.tsx';

/** Names the sheet of a report that was read: a workbook may have several that look like one. */
export function SheetRead({ sheet, small }: { sheet: string | undefined; small?: boolean }) {
  const word = useWords('reports.reading');
  return sheet === undefined ? null : (
    <p className={small ? 'hub-small' : undefined}>
      <span>{word('sheet')}</span> <Verbatim>{sheet}</Verbatim>
    </p>
  );
}
