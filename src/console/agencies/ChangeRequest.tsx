import { required, useTranslate } from 'ra-core';
import { withChanges } from '#contract/forms/changes.ts';
import type { AgencyDetail } from '#contract/staff/agencies.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { timeText } from '../fields/timeText.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { Section } from '../layout/Section.tsx';
import { ChangesTable } from '../list/ChangesTable.tsx';

interface Props {
  agency: AgencyDetail;
}

/** What an agency asks to change, and why (decision B13). */
export function ChangeRequest({ agency: { change, form } }: Props) {
  const translate = useTranslate();
  const word = useWords('staff.agencies.change');
  if (!change) return null;
  const { by, requestedAt, reason, changes } = change;
  return (
    <Section title={word('title')}>
      <p>
        {word('by', { by: by ?? translate('staff.list.nothing'), time: timeText(requestedAt) })}
      </p>
      <p>{word('reason', { reason })}</p>
      <ChangesTable
        resource="requestedChange"
        label={word('title')}
        changes={changes}
        form={form}
        wanted={withChanges(form, changes)}
      />
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
          needs="decide"
          texts="agencies.applyChange"
          transform={() => ({ decision: 'apply' as const, change: change.id, version })}
          confirm
        />
      ) : null}
      <ActForm
        call="POST agencies/:id/change"
        needs="decide"
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
