import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { SyntheticEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { TaskPath } from '#src/portal/dashboard/TaskPath.tsx';
import { taskList } from '#src/portal/dashboard/taskModel.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { CouldNotRead } from '../layout/RecordPage.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';

const suppress = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A press changes nothing here, and looks like it. */
const still = { marginTop: 2.5, '& :is(a, button)': { cursor: 'not-allowed' } };

/** The dashboard exactly as a person sees it, read-only. Viewing it is recorded in the audit. */
function DashboardOfPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useApiQuery(
    'POST people/:id/dashboard',
    { params: { id } },
    // Each view is recorded: so only once, when the page is opened.
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );
  if (error) return <CouldNotRead error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { profile, invited } = data;
  return (
    <>
      <Alert severity="info">
        <p>{translate('staff.people.seen', { name: profile.displayName })}</p>
        <Button component={Link} to={`${paths.staff}/people/${id}`} variant="outlined">
          {translate('staff.people.back', { name: profile.displayName })}
        </Button>
      </Alert>
      <Box sx={still} onClickCapture={suppress}>
        <TaskPath profile={profile} list={taskList(profile, invited)} />
      </Box>
    </>
  );
}

export default withPortalWords(DashboardOfPage);
