import { I18nContext, type I18nProvider, type TranslationMessages, useI18nProvider } from 'ra-core';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { createI18nProvider } from '#providers/i18n/i18nProvider.ts';
import { partOf, type WordsPart } from '#providers/i18n/parts.ts';

/**
 * Gives a component, and what is in it, a part of the words that no other page needs: it is fetched with the component, so
 * that the catalogue of every page has none of it.
 */
export function withOwnWords<Props extends object>(
  part: WordsPart,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithOwnWords(props: Props) {
    const hub = useHub();
    const shared = useI18nProvider();
    const words = usePart(part);
    const i18nProvider = useMemo((): I18nProvider | undefined => {
      if (!words) return undefined;
      const own = createI18nProvider(hub, words);
      return {
        ...shared,
        translate: (key, options) =>
          (key.startsWith(`${part}.`) ? own : shared).translate(key, options),
      };
    }, [hub, shared, words]);
    return (
      i18nProvider && (
        <I18nContext value={i18nProvider}>
          <Component {...props} />
        </I18nContext>
      )
    );
  };
}

/** Returns a part of the words once it is there; in another language, until then, those of the one before. */
function usePart(part: WordsPart): TranslationMessages | undefined {
  const hub = useHub();
  const [loaded, setLoaded] = useState<TranslationMessages>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    partOf(hub, part).then(
      (now) => isWanted && setLoaded(now),
      (failed) => isWanted && setError(failed),
    );
    return () => {
      isWanted = false;
    };
  }, [hub, part]);
  if (error) throw error;
  return loaded;
}
