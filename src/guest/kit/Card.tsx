import { type ComponentProps, type ReactNode, useId } from 'react';
import './kit.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the region. */
  title?: ReactNode;
  /** 1 if the card's title is the page's. */
  level?: 1 | 2 | 3;
}

/** A card: background, radius, a soft shadow, padding. */
export function Card({ title, level = 2, className, children, ...rest }: Props) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={className ? `hub-card ${className}` : 'hub-card'}
    >
      {title && (
        <Heading id={titleId} className="hub-card-title">
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
