import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useEffect } from 'react';
import { limits } from '../../../contract/limits.ts';
import { permissionsOf } from '../../../contract/permissions.ts';
import type { Profile } from '../../../contract/records.ts';
import type { HubDataProvider } from '../../../providers/dataProvider.ts';
import { session, viewerOf } from '../../../providers/session.ts';
import {
  isInviteTaskDone,
  markInviteTaskDone,
} from '../../../resources/invitations/inviteTaskHint.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useProfile } from '../../session/useProfile.ts';
import { TaskPath } from './TaskPath.tsx';
import { taskList } from './taskModel.ts';

/** My Tasks (specification §2): what is done, what is next and by when. */
export default function DashboardPage() {
  const profile = useProfile();
  return profile && <Dashboard profile={profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const invited = useHasInvited(profile);
  const account = useMutation({ mutationFn: () => session.refresh() });
  const { mutate: refreshAccount } = account;
  useEffect(() => {
    // Others may have moved the account on. A page that was loaded just now brought it along.
    if (!session.isFresh()) refreshAccount();
  }, [refreshAccount]);

  const dataProvider = useDataProvider<HubDataProvider>();
  const acknowledgement = useMutation({
    mutationFn: () => dataProvider.acknowledge(),
    // The button has gone by then; what it led to stands in its place.
    onSuccess: () => document.getElementById('task-accreditation')?.focus(),
  });

  if (invited === undefined) return <PageSkeleton />;
  return (
    <TaskPath
      profile={profile}
      list={taskList(profile, invited)}
      acknowledgement={acknowledgement}
      error={acknowledgement.error ?? account.error}
      onRetry={acknowledgement.error ? undefined : refreshAccount}
    />
  );
}

/**
 * Whether the agency has invited somebody: the server's answer decides; until it is there, this browser's memory stands
 * in. Undefined where the browser remembers nothing and the answer is awaited: a task that folds when the answer comes
 * would move away under the pointer that is just pressing it.
 */
function useHasInvited(profile: Profile): boolean | undefined {
  const { id } = profile.provider;
  const { total, isLoading } = useGetList(
    'invitations',
    { pagination: { page: 1, perPage: limits.invitationsPageSize } },
    { enabled: permissionsOf(viewerOf(profile)).includes('MANAGE_INVITES'), retry: false },
  );
  useEffect(() => {
    if (total) markInviteTaskDone(id);
  }, [total, id]);
  if (total !== undefined) return total > 0;
  if (isInviteTaskDone(id)) return true;
  return isLoading ? undefined : false;
}
