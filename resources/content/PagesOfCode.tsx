import Stack from '@mui/material/Stack';
import { ListBase, RecordsIterator, useListContext, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { contentPages } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { NotTranslated } from '#src/guest/kit/contentLanguage.tsx';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';
import { ContentCard } from './ContentCard.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { type ContentRow, slugsOf } from './contentModel.ts';
import { list } from './looks.ts';

/** All pages of a code, read by one call (specification §7). */
export function PagesOfCode({ code }: { code: string }) {
  const { language } = useHub();
  return (
    <ListBase<ContentRow>
      resource="content"
      // The language is the data provider's; here it tells the lists apart.
      filter={{ code, language }}
      storeKey={false}
      disableSyncWithLocation
      // The page's gate was passed already, and the page itself shows that it could not be loaded.
      disableAuthentication
      queryOptions={{ onError: undefined }}
      loading={<ContentSkeleton layout="list" />}
      error={<CouldNotRead />}
      empty={<NotFound />}
    >
      <ContentCards code={code} />
    </ListBase>
  );
}

function CouldNotRead() {
  const { error, refetch } = useListContext();
  return <ErrorState error={error} onRetry={refetch} />;
}

/** Cards that open in place. The address contains which one is open, so it can be shared. */
function ContentCards({ code }: { code: string }) {
  const { settings } = useHub();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { data = [] } = useListContext<ContentRow>();
  const listed = contentPages(settings.authSettings.brand).find((one) => one.code === code);
  const slugs = slugsOf(data.map((page) => page.name));
  // The browser percent-encodes what the router leaves as it is.
  const names = (slug: string) => [`#${slug}`, `#${encodeURIComponent(slug)}`].includes(hash);

  return (
    <Stack spacing={4} sx={list}>
      <PageTitle>{listed ? translate(listed.title) : (data[0]?.name ?? '')}</PageTitle>
      <NotTranslated pages={data} />
      <Stack component="ul" spacing={3}>
        <RecordsIterator<ContentRow>
          render={(page, index) => {
            const slug = slugs[index] ?? '';
            const open = names(slug);
            return (
              <li>
                <ContentCard
                  page={page}
                  id={slug}
                  open={open}
                  onToggle={() =>
                    navigate(
                      { hash: open ? '' : slug },
                      { replace: true, preventScrollReset: true },
                    )
                  }
                />
              </li>
            );
          }}
        />
      </Stack>
    </Stack>
  );
}
