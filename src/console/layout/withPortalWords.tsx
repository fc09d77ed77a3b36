import type { ComponentType } from 'react';
import { catalogue } from '#words/en/catalogue.ts';
import { withMoreWords } from './withMoreWords.tsx';

/**
 * Gives a component all words of the portal: for parts of the console that show parts of the portal.
 * @param more words that it alone shows
 */
export const withPortalWords = <Props extends object>(
  Component: ComponentType<Props>,
  more: object = {},
): ComponentType<Props> => withMoreWords(Component, { ...catalogue, ...more });
