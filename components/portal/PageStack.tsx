import type { ReactNode } from 'react';
import styles from './PageStack.module.css';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** What the page is for, in a sentence. */
  intro: string;
  children: ReactNode;
}

/** A page of panels below each other, under its title. As wide as tables need. */
export function PageStack({ title, intro, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </div>
  );
}
