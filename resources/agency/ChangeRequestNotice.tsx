import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEditContext, useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { withChanges } from '#contract/forms/changes.ts';
import { paths } from '#contract/paths.ts';
import type { AgencyRecord, ChangeRequest } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { useValueInWords } from '#src/portal/form/valueInWords.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';

const severities: Record<ChangeRequest['status'], AlertColor> = {
  WAITING: 'info',
  DONE: 'success',
  DECLINED: 'warning',
  WITHDRAWN: 'info',
};

/** The link to request a change of the form, and the result of the last request (decision B13). */
export function ChangeRequestNotice() {
  const translate = useTranslate();
  const { record } = useEditContext<AgencyRecord & { id: string }>();
  const { changeRequest: request, agencyStatus } = record ?? {};
  const canRequest = agencyStatus === 'APPROVED' && request !== undefined;
  return (
    <>
      {request && record ? <Request request={request} record={record} /> : null}
      {canRequest ? (
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} variant="outlined" to={paths.agencyChange}>
            {translate(`agency.change.${request?.status === 'WAITING' ? 'edit' : 'title'}`)}
          </Button>
          {request?.status === 'WAITING' ? <Withdraw /> : null}
        </Stack>
      ) : null}
    </>
  );
}

function Request({ request, record }: { request: ChangeRequest; record: object }) {
  const translate = useTranslate();
  const { language } = useHub();
  const { full } = useFieldNames('agency');
  const show = useValueInWords();
  const { status, requestedAt, changes, reason, answer } = request;
  // A state is named by the country that is asked for.
  const wanted = withChanges(record, changes);
  return (
    <Alert
      standing
      severity={severities[status]}
      title={translate(`agency.change.${status}`, { date: longDate(requestedAt, language) })}
    >
      <ul>
        {changes.map(({ field, after }) => (
          <li key={field}>
            {translate('form.named', { name: full(field), value: show(field, after, wanted) })}
          </li>
        ))}
      </ul>
      <p>{translate('agency.change.reason', { reason })}</p>
      {answer ? <p>{translate('agency.change.answer', { answer })}</p> : null}
    </Alert>
  );
}

function Withdraw() {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const { mutate, isPending, error } = useApiMutation((call) => call('withdrawAgencyChange'), {
    onSuccess: () => notify('agency.change.withdrawn', { type: 'success' }),
    // Somebody else may have decided in the meantime: the current state is shown.
    onSettled: () => refetch(),
  });
  return (
    <>
      <HeldButton variant="outlined" busy={isPending} onClick={() => mutate()}>
        {translate('agency.change.withdraw')}
      </HeldButton>
      {error ? <CallAlert error={error} /> : null}
    </>
  );
}
