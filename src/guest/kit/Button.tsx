import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
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
  /**
   * Disabled for this reason: focusable, ignores presses, and the reason is shown and read as its description (decision
   * I10).
   */
  reason?: string | undefined;
  icon?: ReactNode;
}

/** A native button. `type` defaults to 'button'. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  reason,
  icon,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const reasonId = useId();
  const held = busy || Boolean(reason);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {icon}
      {icon ? <span>{children}</span> : children}
    </button>
  );
  if (!reason) return button;
  return (
    <span className="hub-button-held">
      {button}
      <span id={reasonId} className="hub-small">
        {reason}
      </span>
    </span>
  );
}
