import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import './kit.css';

interface Look {
  variant?: ButtonVariant;
  wide?: boolean;
  icon?: ReactNode;
}

/** `to`: a page of the portal, through the router. `href`: anything else (mailto:, a file). */
export type LinkButtonProps = Look & (LinkProps | (ComponentProps<'a'> & { to?: undefined }));

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  wide = false,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const shared = { className: buttonClass(variant, wide, className) };
  const words = (
    <>
      {icon}
      {children}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link {...rest} {...shared}>
        {words}
      </Link>
    );
  }
  const { to: _, ...anchor } = rest;
  return (
    <a {...anchor} {...shared}>
      {words}
    </a>
  );
}
