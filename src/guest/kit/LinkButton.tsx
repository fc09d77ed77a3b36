import type { ComponentProps, ElementType } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import './kit.css';

interface Look {
  variant?: ButtonVariant;
  wide?: boolean;
}

/** `to`: a page of the portal, through the router. `href`: anything else (mailto:, a file). */
type Props = Look & (LinkProps | (ComponentProps<'a'> & { to?: undefined }));

/** A link that looks like a button. */
export function LinkButton({ variant = 'primary', wide = false, className, ...rest }: Props) {
  // A link of the router where there is a page to go to.
  const Anchor: ElementType = rest.to === undefined ? 'a' : Link;
  return <Anchor {...rest} className={buttonClass(variant, wide, className)} />;
}
