import type { ComponentProps, ReactNode } from 'react';
import styles from './SplitCard.module.css';

interface Props extends ComponentProps<'section'> {
  /** Explains or follows the main part: next to it, on narrow screens below. */
  aside: ReactNode;
}

/** A card with a main part and a side part. */
export function SplitCard({ aside, children, ...section }: Props) {
  return (
    <section {...section} className={`hub-card ${styles.card}`}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </section>
  );
}
