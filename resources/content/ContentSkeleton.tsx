import { useTranslate } from 'ra-core';
import styles from './content.module.css';
import type { Layout } from './resource.ts';

const Card = () => (
  <div className={`hub-card ${styles.card}`}>
    <i className={styles.boneImage} />
    <div className={styles.words}>
      <i className={styles.boneTitle} />
      <i />
      <i />
    </div>
  </div>
);

/** The shape of the content that is on its way. */
export function ContentSkeleton({ layout }: { layout: Layout }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')} className={styles.skeleton}>
      {layout === 'list' ? (
        <div className={styles.list}>
          <i className={styles.boneTitle} />
          <Card />
          <Card />
          <Card />
        </div>
      ) : (
        <div className={styles.single}>
          <i className={`${styles.banner} ${styles.boneImage}`} />
          <div className={styles.body}>
            <i className={styles.boneTitle} />
            <i />
            <i />
            <i />
          </div>
        </div>
      )}
    </div>
  );
}
