import type { ReactNode } from 'react';
import styles from './TintedWord.module.css';

/** What a state means for the eye: good standing, on its way, somebody has to act, refused. Without one: at rest. */
export type Tint = 'done' | 'info' | 'warn' | 'error';

/** A state as a word with a tinted dot before it. */
export function TintedWord({ tint, children }: { tint?: Tint | undefined; children: ReactNode }) {
  return <span className={`${styles.word} ${(tint && styles[tint]) ?? ''}`}>{children}</span>;
}
