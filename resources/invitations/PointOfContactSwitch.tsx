import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate, useUpdate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { keptTextOf } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { type InvitationRow, invitationList } from './invitationModel.ts';
import { ActionFailed } from './RowStatus.tsx';

/**
 * Makes the associate a point of contact, or no longer (specification §2). During the call the switch shows the new
 * value with 'Changing...'; 'Saved' follows the response, and a refusal resets it. People who switch off their own role
 * are asked first, since they lose access to this page.
 */
export function PointOfContactSwitch() {
  const { session } = useHub();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const row = useRecordContext<InvitationRow>() as InvitationRow;
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const isOwn = row.email.toLowerCase() === session.profile()?.email.toLowerCase();
  const [update, { variables, status, error }] = useUpdate<InvitationRow>();
  const change = async (pointOfContact = false) => {
    // A list that is just being loaded would be older than the response.
    await queryClient.cancelQueries({ queryKey: [invitationList.resource, 'getList'] });
    update(
      invitationList.resource,
      { id: row.id, data: { pointOfContact }, previousData: row },
      { onSuccess: () => (isOwn && !pointOfContact ? stepDown() : undefined) },
    );
  };
  /** Leaves the page before its gate closes: the person's own action must not end at /403. */
  const stepDown = async () => {
    await navigate(paths.dashboard, { replace: true });
    await session.saved({ pointOfContact: false });
  };
  const aboutStepDown = {
    title: translate('associates.stepDown.title'),
    text: translate('associates.stepDown.text'),
    confirm: translate('associates.stepDown.confirm'),
    cancel: translate('associates.stepDown.cancel'),
  };
  const wanted = variables?.data?.pointOfContact;
  const changing = status === 'pending';
  const word = changing ? 'changing' : status === 'success' ? 'saved' : undefined;

  return (
    <>
      <Stack
        component="span"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
      >
        <Switch
          checked={changing ? wanted : row.pointOfContact}
          onChange={async (_, checked) => {
            if (changing || (isOwn && !checked && !(await ask(aboutStepDown)))) return;
            await change(checked);
          }}
          slotProps={{
            input: {
              'aria-label': translate('associates.row.pointOfContact', { email: row.email }),
              'aria-busy': changing,
            },
          }}
        />
        <Typography role="status" variant="caption" component="span">
          {word ? translate(`associates.row.${word}`) : null}
        </Typography>
      </Stack>
      {status === 'error' ? (
        <ActionFailed reason={keptTextOf(error)} onRetry={() => change(wanted)} />
      ) : null}
      {dialog}
    </>
  );
}
