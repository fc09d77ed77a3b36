import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { UnsavedGuard } from '../list/Unsaved.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { PageForm } from './PageForm.tsx';

/** A page at work: what it says, how it will look, when it is shown, what it said before. */
export default function ContentEdit() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const key = ['content', 'page', id];
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: () => staffCall<ContentRecord>('GET', `content/${encodeURIComponent(id)}`),
    // What is typed must not be replaced by what somebody else saved meanwhile: the save tells.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <RecordError error={error} onRetry={refetch} part="content" />;
  if (!page) return <PageSkeleton />;
  const changed = (next: ContentRecord) => {
    client.setQueryData(key, next);
    client.invalidateQueries({ queryKey: ['content', 'getList'] });
  };
  return (
    <UnsavedGuard>
      <PageForm key={page.id} page={page} onChanged={changed} />
    </UnsavedGuard>
  );
}
