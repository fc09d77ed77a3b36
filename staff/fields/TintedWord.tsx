import type { ReactNode } from 'react';
import styles from './TintedWord.module.css';

/** The color of a state: good, in progress, needs action, refused. Default: neutral. */
export type Tint = 'done' | 'info' | 'warn' | 'error';

/** A state as text with a colored dot. */
export function TintedWord({ tint, children }: { tint?: Tint | undefined; children: ReactNode }) {
  return (
    <span className={styles.word} data-tone={tint}>
      {children}
    </span>
  );
}
