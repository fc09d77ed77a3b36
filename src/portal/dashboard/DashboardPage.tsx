import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { permissionsOf } from '#contract/permissions.ts';
import type { Profile } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { acknowledge } from '#providers/data/content.ts';
import { useHub } from '#providers/HubContext.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { useProfile } from '#providers/useProfile.ts';
import type { InvitationRow } from '#resources/invitations/invitationModel.ts';
import { isInviteTaskDone, markInviteTaskDone } from '#resources/invitations/inviteTaskHint.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useApiMutation } from '../ui/useApi.ts';
import { Summary } from './summary/Summary.tsx';
import { TaskPath } from './TaskPath.tsx';
import { taskList } from './taskModel.ts';

/**
 * My Tasks (specification §2): what is done, what is next and its deadline, with a summary of team and reports below.
 */
export default function DashboardPage() {
  const profile = useProfile();
  return profile && <Dashboard profile={profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const { session } = useHub();
  const navigate = useNavigate();
  const account = useApiMutation(() => session.refresh());
  const { mutate: refreshAccount } = account;
  // Others may have changed the account's status. A page that was just loaded has the current one.
  const [startedFresh] = useState(session.isFresh);
  useEffect(() => {
    if (!startedFresh) refreshAccount();
  }, [startedFresh, refreshAccount]);
  const invitations = useHasInvited(profile, startedFresh || account.isSuccess);

  const acknowledgement = useApiMutation((call) => acknowledge({ call, session }), {
    // The button is gone by then; its result takes its place.
    onSuccess: () => document.getElementById('task-accreditation')?.focus(),
    onError: (reason) => {
      if (reason instanceof ApiError && reason.code === 'error.quizFirst') {
        navigate(`${paths.education}#quiz`);
      }
    },
  });

  // Collapsing the task when the response arrives would move the button under the pointer.
  if (invitations.isAwaited && !account.error) return <PageSkeleton />;
  const failed = acknowledgement.error ?? account.error ?? invitations.error;
  const retry = account.error ? refreshAccount : invitations.refetch;
  return (
    <>
      <TaskPath
        profile={profile}
        list={taskList(profile, invitations.invited)}
        acknowledgement={acknowledgement}
        error={failed}
        onRetry={acknowledgement.error ? undefined : () => void retry()}
      />
      <Summary profile={profile} isFresh={startedFresh || account.isSuccess} />
    </>
  );
}

/**
 * Whether the agency has invited somebody, not counting the row of the founder. Until the server answers, this
 * browser's memory decides. `invited` is undefined if neither knows. An outdated profile makes no call: the right to
 * invite may be gone.
 */
function useHasInvited(profile: Profile, isProfileFresh: boolean) {
  const { id } = profile.provider;
  const mayInvite = permissionsOf(viewerOfProfile(profile)).includes('MANAGE_INVITES');
  const { data, total, isPending, error, refetch } = useGetList<InvitationRow>(
    'invitations',
    { pagination: { page: 1, perPage: limits.invitationsPageSize } },
    { enabled: mayInvite && isProfileFresh, retry: false },
  );
  const isAlone = total === 1 && data?.[0]?.email === profile.email;
  const hasInvited = total === undefined ? undefined : total > 0 && !isAlone;
  useEffect(() => {
    if (hasInvited) markInviteTaskDone(id);
  }, [hasInvited, id]);
  const remembered = isInviteTaskDone(id) || undefined;
  const invited = hasInvited ?? remembered;
  return {
    invited,
    isAwaited: mayInvite && invited === undefined && isPending,
    error: mayInvite ? error : null,
    refetch,
  };
}
