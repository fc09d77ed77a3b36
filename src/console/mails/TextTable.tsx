import Button from '@mui/material/Button';
import { useList } from 'ra-core';
import { useState } from 'react';
import { DataTable, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { type Language, languages } from '#contract/languages.ts';
import { useWide } from '#src/portal/ui/useWide.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { timeText } from '../fields/timeText.ts';
import { ListPages } from '../list/ListPages.tsx';
import type { TextEntry, TextQuery } from './catalogue.ts';
import { TextDialog } from './TextDialog.tsx';

interface Props {
  entries: TextEntry[];
  place: Pick<TextQuery, 'scope' | 'locale'>;
}

const PER_PAGE = 25;
/** Fixed column widths: rows that are loaded later don't shift anything. */
const table = { '& .RaDataTable-table.MuiTable-root': { tableLayout: 'fixed' } };
const columns = {
  id: { width: '30%', overflowWrap: 'anywhere' },
  original: { overflowWrap: 'anywhere' },
  edit: { width: '7.5rem' },
};

/** Texts with their keys, default and override, edited in a dialog. */
export function TextTable({ entries, place }: Props) {
  const word = useWords('staff.mails.words');
  // Phones have no room for the column of keys.
  const isWide = useWide();
  const writes = useMay('editTexts');
  const list = useList({ data: entries, perPage: PER_PAGE });
  const [changed, setChanged] = useState<TextEntry>();
  const [open, setOpen] = useState(false);
  const change = (entry: TextEntry) => {
    setChanged(entry);
    setOpen(true);
  };
  return (
    <ResourceContextProvider value="texts">
      <ListContextProvider value={list}>
        <DataTable
          bulkActionButtons={false}
          sx={table}
          rowClick={false}
          empty={<p role="status">{word('none')}</p>}
        >
          {isWide ? (
            <DataTable.Col
              source="id"
              disableSort
              sx={columns.id}
              render={({ id }) => <code translate="no">{id}</code>}
            />
          ) : null}
          <DataTable.Col<TextEntry>
            source="original"
            disableSort
            sx={columns.original}
            render={(entry) => (
              <>
                {isWide ? null : <code translate="no">{entry.id}</code>}
                <Wording entry={entry} locale={place.locale} />
                <States entry={entry} />
              </>
            )}
          />
          {writes ? (
            <DataTable.Col<TextEntry>
              label={word('edit')}
              sx={columns.edit}
              render={(entry) => (
                <Button
                  size="small"
                  aria-label={word('editThis', { key: entry.id })}
                  onClick={() => change(entry)}
                >
                  {word('edit')}
                </Button>
              )}
            />
          ) : null}
        </DataTable>
        <ListPages />
      </ListContextProvider>
      <TextDialog
        key={changed?.id}
        entry={changed}
        place={place}
        open={open}
        onClose={() => setOpen(false)}
      />
    </ResourceContextProvider>
  );
}

/** Where a text is not the product's own. */
function States({ entry: { states } }: { entry: TextEntry }) {
  const word = useWords('staff.mails.words');
  const other = languages.filter(({ code }) => states[code] !== 'STANDARD');
  if (other.length === 0) return null;
  const phrases = other.map(({ code, name }) =>
    word('stateIn', { language: name, state: word(`states.${states[code]}`) }),
  );
  return <small>{phrases.join('; ')}</small>;
}

/** The default text, and the override, in the language in which they are read. */
function Wording({
  entry: { original, override },
  locale,
}: {
  entry: TextEntry;
  locale: Language;
}) {
  const word = useWords('staff.mails.words');
  if (!override) return <p lang={locale}>{original}</p>;
  return (
    <>
      <p lang={locale}>
        <del>{original}</del>
      </p>
      <p lang={locale}>{override.text}</p>
      <small>
        {[
          word('by', { name: override.author ?? '', time: timeText(override.updatedAt) }),
          override.original !== original && word('changed'),
        ]
          .filter(Boolean)
          .join(' ')}
      </small>
    </>
  );
}
