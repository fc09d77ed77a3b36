import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readPage } from '#contract/paging.ts';
import { listHref } from '#src/portal/list/listAddress.ts';
import { PageStack } from '#src/portal/ui/PageStack.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { invitationList } from './invitationModel.ts';

/** Manage Associates (specification §2, §3): invite, follow, choose points of contact, revoke. */
export default function ManageAssociatesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { page } = useParams();
  const { search } = useLocation();

  /** New rows have no date yet and come first, so that is where to look. */
  const showNewRows = () => {
    if (search === '' && readPage(page) === 1) {
      void queryClient.invalidateQueries({ queryKey: [invitationList.resource, 'getList'] });
    }
    // Does not scroll, unlike a page that was turned: the result next to the box stays in view.
    else navigate(listHref(invitationList, 1), { replace: true, preventScrollReset: true });
  };

  return (
    <PageStack title={translate('associates.title')} intro={translate('associates.intro')}>
      <InvitePanel onSent={showNewRows} />
      <InvitationList />
    </PageStack>
  );
}
