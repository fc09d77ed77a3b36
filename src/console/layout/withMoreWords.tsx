import { I18nContext } from 'ra-core';
import { type ComponentType, useMemo } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { createStaffI18nProvider } from '../i18nProvider.ts';

/**
 * Gives a component, and what is in it, more words beside the console's. They come with its chunk, as most pages of the
 * console show none of them.
 */
export function withMoreWords<Props extends object>(
  Component: ComponentType<Props>,
  more: object,
): ComponentType<Props> {
  return function WithMoreWords(props: Props) {
    const { settings, language } = useHub();
    const i18nProvider = useMemo(
      () => createStaffI18nProvider(settings, language, more),
      [settings, language],
    );
    return (
      <I18nContext value={i18nProvider}>
        <Component {...props} />
      </I18nContext>
    );
  };
}
