import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** The notes of the field that contains MUI's helper text; null: an input outside of the portal's forms. */
export const FieldNotesContext = createContext<ReactNode>(null);

/**
 * Replaces MUI's helper text through the theme. react-admin shows either the help or the error; in the portal's forms
 * the help stays, above the box, and the reviewer's comments are shown at their field. As part of the theme it comes with
 * every page, so it imports nothing of the forms.
 */
export function HelperText({ className, ...line }: ComponentProps<'p'>) {
  return useContext(FieldNotesContext) ?? <p {...line} className={className} />;
}
