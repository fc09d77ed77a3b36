import { createContext, type ReactNode } from 'react';
import type { FieldState } from './useField.ts';

/** What is said around an input, beside its label. */
export interface FieldWords
  extends Pick<FieldState, 'source' | 'id' | 'error'>,
    Partial<Pick<FieldState, 'comments' | 'saved'>> {
  help?: ReactNode;
  /** A group can't say that it is required; its words do. */
  requiredGroup?: boolean;
  /** How a value of the field reads. */
  show?: (value: unknown) => string;
}

/** The words of the field around MUI's helper text; null: an input outside of the portal's forms. */
export const FieldWordsContext = createContext<FieldWords | null>(null);

/** The id of all that is said around an input: MUI's text fields refer to it by themselves. */
export const wordsId = (id: string) => `${id}-helper-text`;
