import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Layout } from './contentModel.ts';
import { card, list, singlePage, words } from './looks.ts';

const TitleSkeleton = () => <Skeleton width="45%" height="2.75rem" />;

const SkeletonCard = () => (
  <Paper sx={card}>
    <Skeleton variant="rectangular" />
    <Stack spacing={1.5} sx={words}>
      <TitleSkeleton />
      <Skeleton width="100%" />
      <Skeleton width="100%" />
    </Stack>
  </Paper>
);

/** A placeholder for content that is loading. */
export function ContentSkeleton({ layout }: { layout: Layout }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      {layout === 'list' ? (
        <Stack spacing={4} sx={list}>
          <TitleSkeleton />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      ) : (
        <Box sx={singlePage}>
          <Skeleton variant="rounded" />
          <Stack spacing={3}>
            <TitleSkeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Box>
      )}
    </div>
  );
}
