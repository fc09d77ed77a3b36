import type { ReactNode } from 'react';
import styles from './PageStack.module.css';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** The purpose of the page, in a sentence. */
  intro: string;
  children: ReactNode;
}

/** A page with a title and panels below it. */
export function PageStack({ title, intro, children }: Props) {
  return (
    <div className={`hub-stack ${styles.page}`}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </div>
  );
}
