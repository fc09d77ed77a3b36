import type { ReactNode } from 'react';
import { usePageTitle } from '../usePageTitle.ts';
import './kit.css';

export interface StatusPageProps {
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** A small, decorative illustration. */
  imageUrl?: string | undefined;
  /** The reason, or a reference. */
  detail?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** 403, 404, error and empty states: an illustration, one sentence, one next step. */
export function StatusPage({ title, text, imageUrl, detail, action }: StatusPageProps) {
  usePageTitle(title);
  return (
    <div className="hub-status">
      {imageUrl && <img src={imageUrl} alt="" width="320" height="240" />}
      <h1>{title}</h1>
      <p className="hub-status-text">{text}</p>
      {detail && <div className="hub-status-detail">{detail}</div>}
      {action && <div className="hub-status-action">{action}</div>}
    </div>
  );
}
