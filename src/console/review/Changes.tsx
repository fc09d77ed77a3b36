import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { Section } from '../layout/Section.tsx';
import { ChangesTable } from '../list/ChangesTable.tsx';

/** The changes of the last submission, and what the reviewer had asked for. */
export function Changes({ record: { changes, comments, form } }: { record: ReviewRecord }) {
  const translate = useTranslate();
  if (changes.length === 0) return null;
  const title = translate('staff.review.changes.title', { smart_count: changes.length });
  return (
    <Section title={title}>
      <ChangesTable
        resource="changes"
        label={title}
        changes={changes}
        form={form}
        askedOf={(field) => comments.find((comment) => comment.field === field)?.text}
      />
    </Section>
  );
}
