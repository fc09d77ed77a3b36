import { useQueryClient } from '@tanstack/react-query';
import { useEditContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { Edit } from 'react-admin';
import type { ContentRecord } from '../../contract/staff/content.ts';
import type { ApiError } from '../../providers/apiError.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { Page } from '../layout/Page.tsx';
import { CouldNotRead } from '../layout/RecordPage.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';
import { WHOLE } from '../provider/whole.ts';
import { PageForm } from './PageForm.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Versions } from './Versions.tsx';

/** What is saved of the form, with the revision that was read last. */
const toDraft = ({ name, body, thumbnailUrl, thumbnailAlt, revision }: Partial<ContentRecord>) =>
  withoutNulls({ name, body, thumbnailUrl, thumbnailAlt, revision });

/** A content page: its draft, when it is shown, its versions. */
export default function ContentEdit() {
  const notify = useNotify();
  const queries = useQueryClient();
  /** Rises when the form begins anew with the draft that the server holds. */
  const [edition, setEdition] = useState(0);
  const [dirty, setDirty] = useState(false);
  const renew = () => setEdition((before) => before + 1);
  return (
    <Edit<ContentRecord>
      title={false}
      actions={false}
      component="div"
      redirect={false}
      mutationMode="pessimistic"
      transform={toDraft}
      queryOptions={{ meta: WHOLE, onError: () => undefined }}
      mutationOptions={{
        meta: WHOLE,
        onSuccess: () => {
          notify('staff.content.saved', { type: 'success' });
          renew();
        },
        onError: (error) => {
          if ((error as ApiError).code !== 'error.stale') return;
          void queries.invalidateQueries({ queryKey: ['content', 'getOne'] });
        },
      }}
      error={<Unreadable />}
      render={({ record }) =>
        record ? (
          <Page
            title={record.name}
            facts={record.code}
            asideLast
            aside={
              <>
                <PublishPanel page={record} dirty={dirty} />
                <Versions page={record} dirty={dirty} onRestored={renew} />
              </>
            }
          >
            <PageForm key={edition} onDirty={setDirty} />
          </Page>
        ) : (
          <PageSkeleton />
        )
      }
    />
  );
}

function Unreadable() {
  const { error, refetch } = useEditContext();
  return <CouldNotRead error={error} onRetry={refetch} />;
}
