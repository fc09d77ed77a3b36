import type { ReactNode } from 'react';
import './kit.css';
import './hero.css';

export interface HeroBannerProps {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The picture that fills the first screen; decoration unless `imageAlt` says otherwise. */
  imageUrl: string;
  imageDarkUrl?: string | undefined;
  imageAlt?: string;
  /** Under the words: View My Dashboard. */
  action?: ReactNode;
  /** Beside the words, below them on a phone: the sign-in card. */
  children?: ReactNode;
}

/** The first screen of the home page: the valley, the banner over its sky, a card beside it. */
export function HeroBanner({
  title,
  lead,
  imageUrl,
  imageDarkUrl,
  imageAlt = '',
  action,
  children,
}: HeroBannerProps) {
  return (
    <section className="hub-hero">
      <picture className="hub-hero-art">
        {imageDarkUrl && <source media="(prefers-color-scheme: dark)" srcSet={imageDarkUrl} />}
        <img src={imageUrl} alt={imageAlt} width="1920" height="1080" fetchPriority="high" />
      </picture>
      <div className="hub-hero-row">
        <div className="hub-hero-words">
          <h1 className="hub-banner">{title}</h1>
          {lead && <p className="hub-hero-lead">{lead}</p>}
          {action && <div className="hub-hero-action">{action}</div>}
        </div>
        {children && <div className="hub-hero-card">{children}</div>}
      </div>
    </section>
  );
}
