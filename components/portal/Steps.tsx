import { Children, type ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  title: string;
  /** One child a step. */
  children: ReactNode;
}

/** What comes one after the other, numbered. Stands beside what it explains. */
export function Steps({ title, children }: Props) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.steps}>
        {Children.map(children, (step) => (
          <li>
            <div>{step}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
