import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { translateOf, useValueInWords } from '#src/portal/form/valueInWords.ts';
import { Section } from '../layout/Section.tsx';
import { StaticTable } from '../list/StaticTable.tsx';

/** The changes of the last submission, before and after side by side, and the requested ones. */
export function Changes({ record: { changes, comments, form } }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const { full } = useFieldNames('agency');
  const show = useValueInWords();
  if (changes.length === 0) return null;
  const asked = (field: string) =>
    comments.find((comment) => comment.field === field)?.text ?? translate('staff.list.nothing');
  const title = translate('staff.review.changes.title', { smart_count: changes.length });
  const rows = changes.map(({ field, before, after }) => ({
    id: field,
    field: full(field),
    translate: translateOf(field, after),
    before: show(field, before, form),
    after: show(field, after, form),
    asked: asked(field),
  }));
  return (
    <Section title={title}>
      <StaticTable resource="changes" rows={rows} label={title}>
        <DataTable.Col source="field" sx={{ fontWeight: 600 }} />
        <DataTable.Col
          source="before"
          render={({ before, translate }) => <del translate={translate}>{before}</del>}
        />
        <DataTable.Col
          source="after"
          render={({ after, translate }) => <ins translate={translate}>{after}</ins>}
        />
        <DataTable.Col source="asked" />
      </StaticTable>
    </Section>
  );
}
