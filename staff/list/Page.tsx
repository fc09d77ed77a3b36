import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { UnsavedGuard } from './Unsaved.tsx';

interface Props {
  /** A link back, and the title. */
  head: ReactNode;
  /** What is to be known at a glance, in a line. */
  facts: ReactNode;
  /** What is to be known before anything is done. */
  lead: ReactNode;
  /** What can be done, beside the rest where there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** A record's page in the console. It is not left unasked while something typed on it is not done. */
export function Page({ head, facts, lead, aside, children }: Props) {
  return (
    <UnsavedGuard>
      <div className={styles.page}>
        <header className={styles.head}>
          {head}
          <p className={styles.facts}>{facts}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.lead}>{lead}</div>
          <div className={styles.aside}>{aside}</div>
          <div className={styles.main}>{children}</div>
        </div>
      </div>
    </UnsavedGuard>
  );
}
