import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentRecord, ContentVersionText } from '../../contract/staff/content.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Page } from '../layout/Page.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { findFocus } from '../provider/findFocus.ts';
import { EarlierVersion } from './EarlierVersion.tsx';
import { PageForm } from './PageForm.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { useContentAct } from './useContentAct.ts';
import { Versions } from './Versions.tsx';

/** A page at work: what it says, how it will look, when it is shown, what it said before. */
export default function ContentEdit() {
  return <RecordPage<ContentRecord> render={(page) => <PageAtWork key={page.id} page={page} />} />;
}

function PageAtWork({ page }: { page: ContentRecord }) {
  const translate = useTranslate();
  const act = useContentAct(page);
  /** Rises where what is written is replaced by what is kept: the form begins anew. */
  const [edition, setEdition] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [shown, setShown] = useState<number>();
  const renew = () => setEdition((before) => before + 1);
  const earlier = useQuery({
    queryKey: ['content', 'version', page.id, shown],
    queryFn: () => staffCall<ContentVersionText>('GET', `content/${page.id}/versions/${shown}`),
    enabled: shown !== undefined,
  });
  const back = () => {
    setShown(undefined);
    findFocus();
  };
  const error = act.error ?? earlier.error;
  return (
    <Page
      title={page.name}
      facts={page.code}
      asideLast
      lead={
        error ? (
          <CallAlert
            key={act.submittedAt}
            error={error}
            title={translate('staff.content.failed')}
          />
        ) : null
      }
      aside={
        <>
          <PublishPanel page={page} dirty={dirty} act={act} />
          <Versions
            versions={page.versions}
            replaces={dirty || page.draft}
            onShow={setShown}
            onRestore={async (number) => {
              const body = { number };
              await act.mutateAsync({
                method: 'POST',
                verb: '/restore',
                body,
                said: () => 'restored',
              });
              setShown(undefined);
              renew();
            }}
          />
        </>
      }
    >
      {shown !== undefined && earlier.data ? (
        <EarlierVersion key={shown} code={page.code} version={earlier.data} onBack={back} />
      ) : (
        <PageForm key={edition} page={page} act={act} onDirty={setDirty} onSaved={renew} />
      )}
    </Page>
  );
}
