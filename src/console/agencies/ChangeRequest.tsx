import { required, useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { withChanges } from '#contract/forms/changes.ts';
import type { AgencyDetail } from '#contract/staff/agencies.ts';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { translateOf, useValueInWords } from '#src/portal/form/valueInWords.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { timeText } from '../fields/timeText.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { Section } from '../layout/Section.tsx';
import { StaticTable } from '../list/StaticTable.tsx';

interface Props {
  agency: AgencyDetail;
}

/** What an agency asks to change, and why (decision B13). */
export function ChangeRequest({ agency: { change, form } }: Props) {
  const translate = useTranslate();
  const text = useWords('staff.agencies.change');
  const { full } = useFieldNames('agency');
  const show = useValueInWords();
  if (!change) return null;
  const { by, requestedAt, reason, changes } = change;
  // A state is named by the country that is asked for.
  const wanted = withChanges(form, changes);
  const rows = changes.map(({ field, before, after }) => ({
    id: field,
    field: full(field),
    translate: translateOf(field, after),
    before: show(field, before, form),
    after: show(field, after, wanted),
  }));
  return (
    <Section title={text('title')}>
      <p>
        {text('by', { by: by ?? translate('staff.list.nothing'), time: timeText(requestedAt) })}
      </p>
      <p>{text('reason', { reason })}</p>
      <StaticTable resource="requestedChange" rows={rows} label={text('title')}>
        <DataTable.Col source="field" sx={{ fontWeight: 600 }} />
        <DataTable.Col
          source="before"
          render={({ before, translate }) => <del translate={translate}>{before}</del>}
        />
        <DataTable.Col
          source="after"
          render={({ after, translate }) => <ins translate={translate}>{after}</ins>}
        />
      </StaticTable>
    </Section>
  );
}

/** Makes the requested change, or declines it. */
export function ChangeActs({ agency: { change, version, status } }: Props) {
  if (!change) return null;
  return (
    <>
      {status === 'APPROVED' ? (
        <ActForm
          call="POST agencies/:id/change"
          texts="agencies.applyChange"
          transform={() => ({ decision: 'apply' as const, change: change.id, version })}
          confirm
        />
      ) : null}
      <ActForm
        call="POST agencies/:id/change"
        texts="agencies.declineChange"
        defaultValues={{ reason: '' }}
        transform={({ reason }) => ({ decision: 'decline' as const, change: change.id, reason })}
      >
        <NoteInput
          source="reason"
          label="staff.agencies.declineChange.reason"
          validate={required('validation.required')}
        />
      </ActForm>
    </>
  );
}
