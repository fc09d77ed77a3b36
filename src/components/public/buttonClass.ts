export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'plain';

/** The classes that make a button of a `<button>` or a link. */
export function buttonClass(variant: ButtonVariant, wide: boolean, className?: string): string {
  return ['hub-button', `hub-button-${variant}`, wide && 'hub-button-wide', className]
    .filter(Boolean)
    .join(' ');
}
