import { Children, type ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  title: string;
  /** One child per step. */
  children: ReactNode;
}

/** Numbered steps, shown next to what they explain. */
export function Steps({ title, children }: Props) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ol className={`hub-stack ${styles.steps}`}>
        {Children.map(children, (step) => (
          <li>
            <div>{step}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
