import type { Profile } from '../../../contract/records.ts';
import { useProfile } from '../../session/useProfile.ts';
import { TaskPath } from './TaskPath.tsx';
import { useTaskList } from './useTaskList.ts';

/** My Tasks (§2): what is done, what is next and by when. */
export default function DashboardPage() {
  const profile = useProfile();
  return profile && <Dashboard profile={profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const { list, ...look } = useTaskList(profile);
  return <TaskPath profile={profile} list={list} {...look} />;
}
