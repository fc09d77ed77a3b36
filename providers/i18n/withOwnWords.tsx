import { I18nContext, type I18nProvider, useI18nProvider } from 'ra-core';
import { type ComponentType, Suspense, use, useMemo } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { createI18nProvider } from '#providers/i18n/i18nProvider.ts';
import { partOf, type WordsPart } from '#providers/i18n/parts.ts';

/**
 * Gives a component, and what is in it, a part of the words that no other page needs: it is fetched with the component, so
 * that the catalogue of every page has none of it. Nothing is shown until it is there. In another language it is waited
 * for by the whole page (HubProvider.tsx).
 */
export function withOwnWords<Props extends object>(
  part: WordsPart,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function Worded(props: Props) {
    const hub = useHub();
    const shared = useI18nProvider();
    const words = use(partOf(hub, part));
    const i18nProvider = useMemo((): I18nProvider => {
      const own = createI18nProvider(hub, words);
      return {
        ...shared,
        translate: (key, options) =>
          (key.startsWith(`${part}.`) ? own : shared).translate(key, options),
      };
    }, [hub, shared, words]);
    return (
      <I18nContext value={i18nProvider}>
        <Component {...props} />
      </I18nContext>
    );
  }
  return function WithOwnWords(props: Props) {
    return (
      <Suspense>
        <Worded {...props} />
      </Suspense>
    );
  };
}
