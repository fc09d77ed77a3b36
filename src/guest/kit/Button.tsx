import type { ComponentProps, MouseEvent } from 'react';
import './kit.css';

export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'plain';

/** Returns the classes that style a `<button>` */
export function buttonClass(variant: ButtonVariant, wide: boolean, className?: string): string {
  return ['hub-button', `hub-button-${variant}`, wide && 'hub-button-wide', className]
    .filter(Boolean)
    .join(' ');
}

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** primary: green, the page's main action. accent: copper, at most once per page. quiet: outlined. plain: text. */
  variant?: ButtonVariant;
  /** As wide as its column. */
  wide?: boolean;
  /** Busy: announced to assistive technology, and presses are ignored. The label stays. */
  busy?: boolean;
}

/** A native button. `type` defaults to 'button'. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  );
}
