import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { translateOf, useValueInWords } from '#src/portal/form/valueInWords.ts';
import { StaticTable } from './StaticTable.tsx';

interface Props {
  /** The prefix of the catalogue keys of the columns. */
  resource: string;
  label: string;
  changes: readonly { field: string; before: unknown; after: unknown }[];
  /** The form as it stands. A state is named by its country. */
  form: unknown;
  /** The form as it is to be; default: as it stands. */
  wanted?: unknown;
  /** The reviewer's words on a field. Without it there is no such column. */
  askedOf?: (field: string) => string | undefined;
}

/** Changes of an agency's form, before and after side by side. */
export function ChangesTable({ resource, label, changes, form, wanted = form, askedOf }: Props) {
  const translate = useTranslate();
  const { full } = useFieldNames('agency');
  const inWords = useValueInWords();
  const rows = changes.map(({ field, before, after }) => ({
    id: field,
    field: full(field),
    translate: translateOf(field, after),
    before: inWords(field, before, form),
    after: inWords(field, after, wanted),
    asked: askedOf?.(field) ?? translate('staff.list.nothing'),
  }));
  return (
    <StaticTable resource={resource} rows={rows} label={label}>
      <DataTable.Col source="field" sx={{ fontWeight: 600 }} />
      <DataTable.Col
        source="before"
        render={({ before, translate }) => <del translate={translate}>{before}</del>}
      />
      <DataTable.Col
        source="after"
        render={({ after, translate }) => <ins translate={translate}>{after}</ins>}
      />
      {askedOf ? <DataTable.Col source="asked" /> : null}
    </StaticTable>
  );
}
