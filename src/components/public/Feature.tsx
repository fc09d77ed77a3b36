import type { ReactNode } from 'react';
import './hero.css';

export interface FeatureProps {
  title: ReactNode;
  imageUrl?: string | undefined;
  imageAlt?: string;
  /** Running text, a link or a button. */
  children: ReactNode;
}

/** A picture beside its words; every second one of a row of siblings turns round. */
export function Feature({ title, imageUrl, imageAlt = '', children }: FeatureProps) {
  return (
    <article className="hub-feature">
      {imageUrl && (
        <img
          className="hub-feature-art"
          src={imageUrl}
          alt={imageAlt}
          width="1200"
          height="675"
          loading="lazy"
        />
      )}
      <div className="hub-feature-words">
        <h2>{title}</h2>
        {children}
      </div>
    </article>
  );
}
