import Button from '@mui/material/Button';
import { required, useNotify, useTranslate } from 'ra-core';
import { SECOND } from '#contract/dates.ts';
import type { PersonRecord } from '#contract/staff/people.ts';
import { staffBase } from '#contract/staff/reach.ts';
import { longTime } from '#src/portal/ui/dateFormat.ts';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useDownload } from '#src/portal/ui/useDownload.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';

/** How often it is asked whether a file is there. */
const POLL_MS = 5 * SECOND;

/** What is kept of a person, as a file for whoever asked for it by post. */
export function DataExports({ person: { id, name } }: { person: PersonRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { fetchFile } = useDownload({
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { data = [] } = useApiQuery(
    'GET people/:id/data-exports',
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ expiresAt }) => expiresAt === null) && POLL_MS,
    },
  );
  return (
    <ActForm
      call="POST people/:id/data-exports"
      needs="exportPersonalData"
      texts="people.dataExport"
      textParams={{ name }}
      defaultValues={{ reason: '' }}
    >
      {data.map(({ id: file, expiresAt, reason }) => (
        <p key={file} role="status">
          {expiresAt ? (
            <Button
              onClick={() => fetchFile({ href: `${staffBase}/people/${id}/data-exports/${file}` })}
            >
              {translate('staff.people.dataExport.ready', { until: longTime(expiresAt, 'en') })}
            </Button>
          ) : (
            translate('staff.people.dataExport.preparing')
          )}{' '}
          <span translate="no">{reason}</span>
        </p>
      ))}
      <NoteInput
        source="reason"
        label="staff.people.dataExport.reason"
        helperText="staff.people.dataExport.reasonHelp"
        validate={required('validation.required')}
      />
    </ActForm>
  );
}
