import { I18nContext } from 'ra-core';
import { type ComponentType, useMemo } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { catalogue } from '#words/en/catalogue.ts';
import { createStaffI18nProvider } from '../i18nProvider.ts';

/**
 * Gives a component, and what is in it, all words of the portal beside the console's: for parts of the console that show
 * parts of the portal. These words come with its chunk, as most pages of the console show none of them.
 * @param more words that it alone shows
 */
export function withPortalWords<Props extends object>(
  Component: ComponentType<Props>,
  more: object = {},
): ComponentType<Props> {
  return function WithPortalWords(props: Props) {
    const { settings, language } = useHub();
    const i18nProvider = useMemo(
      () => createStaffI18nProvider(settings, language, { ...catalogue, ...more }),
      [settings, language],
    );
    return (
      <I18nContext value={i18nProvider}>
        <Component {...props} />
      </I18nContext>
    );
  };
}
