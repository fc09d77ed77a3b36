import { useGetList } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { permissionsOf } from '../../../contract/permissions.ts';
import type { Profile } from '../../../contract/records.ts';
import { session, viewerOf } from '../../../providers/session.ts';
import {
  isInviteTaskDone,
  markInviteTaskDone,
} from '../../../resources/invitations/inviteTaskHint.ts';
import { taskList } from './taskModel.ts';

/** The tasks of the person, from an account that is looked up afresh: others may have moved it on meanwhile. */
export function useTaskList(profile: Profile) {
  const [error, onError] = useState<Error>();
  const [failed, setFailed] = useState<Error>();
  const lookUp = useCallback(() => {
    setFailed(undefined);
    session.refresh().catch(setFailed);
  }, []);
  useEffect(() => {
    // A page that was loaded just now brought the account along.
    if (!session.isFresh()) lookUp();
  }, [lookUp]);

  // The server's answer decides; until it is there this browser's memory stands in (D10).
  const mayInvite = permissionsOf(viewerOf(profile)).includes('MANAGE_INVITES');
  const { total } = useGetList(
    'invitations',
    { pagination: { page: 1, perPage: limits.invitationsPageSize } },
    { enabled: mayInvite, retry: false },
  );
  useEffect(() => {
    // So that the list stands still when it is opened again.
    if (total) markInviteTaskDone(profile.provider.id);
  }, [total, profile.provider.id]);
  const invited = total === undefined ? isInviteTaskDone(profile.provider.id) : total > 0;
  return {
    list: taskList(profile, invited),
    /** What was tried last and failed: an act of the person's, or the look-up, which can be made again. */
    error: error ?? failed,
    onError,
    onRetry: error ? undefined : lookUp,
  };
}
