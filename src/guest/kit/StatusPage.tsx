import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';
import './kit.css';

/** The small illustrations in public/art: decorative, so without an alternative text. */
export const drawings = ['forbidden', 'not-found', 'error'] as const;

interface Props {
  drawing: (typeof drawings)[number];
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** The reason, or a reference. */
  detail?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** 403, 404 and errors: an illustration, one sentence, one next step. */
export function StatusPage({ drawing, title, text, detail, action }: Props) {
  usePageTitle(title);
  return (
    <div className="hub-status">
      <img src={`/art/${drawing}.svg`} alt="" width="320" height="240" />
      <h1>{title}</h1>
      <p className="hub-status-text">{text}</p>
      {detail && <div className="hub-status-detail">{detail}</div>}
      {action && <div className="hub-status-action">{action}</div>}
    </div>
  );
}
