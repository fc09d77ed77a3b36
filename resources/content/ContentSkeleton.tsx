import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import styles from './content.module.css';
import type { Layout } from './contentModel.ts';

const TitleSkeleton = () => <Skeleton width="45%" height="2.75rem" />;

const Card = () => (
  <div className={`hub-card hub-stack ${styles.card}`}>
    <Skeleton variant="rectangular" className={styles.picture} />
    <div className={styles.words}>
      <TitleSkeleton />
      <Skeleton width="100%" />
      <Skeleton width="100%" />
    </div>
  </div>
);

/** A placeholder for content that is loading. */
export function ContentSkeleton({ layout }: { layout: Layout }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      {layout === 'list' ? (
        <div className={`hub-stack ${styles.list}`}>
          <TitleSkeleton />
          <Card />
          <Card />
          <Card />
        </div>
      ) : (
        <div className={styles.single}>
          <Skeleton variant="rectangular" height="auto" className={styles.banner} />
          <div className={`hub-stack ${styles.body}`}>
            <TitleSkeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      )}
    </div>
  );
}
