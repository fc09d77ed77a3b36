import { type ComponentProps, type ReactNode, useId } from 'react';
import './kit.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the region. */
  title?: ReactNode;
  /** 1 where the card's title is the page's. */
  level?: 1 | 2 | 3;
}

/** Paper on the ground: radius, one soft shadow, room to breathe. */
export function Card({ title, level = 2, className, children, ...rest }: CardProps) {
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
