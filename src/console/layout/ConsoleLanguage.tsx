import { type ReactNode, useEffect, useMemo } from 'react';
import { consoleLanguage, directionOf } from '#contract/languages.ts';
import { HubContext, useHub } from '#providers/HubContext.ts';
import { englishLanguage } from '#providers/i18n/language.ts';
import { createTranslator } from '#providers/i18n/translate.ts';

/**
 * What is in it is in the console's language, whatever the visitor's is: errors and dates too. The document says so while
 * the console is open.
 */
export function ConsoleLanguage({ children }: { children: ReactNode }) {
  const hub = useHub();
  const language = consoleLanguage(hub.language);
  const inConsole = useMemo(
    () =>
      language === hub.language
        ? hub
        : { ...hub, ...createTranslator(englishLanguage, hub.settings) },
    [hub, language],
  );
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dir } = root;
    Object.assign(root, { lang: language, dir: directionOf(language) });
    return () => {
      Object.assign(root, { lang, dir });
    };
  }, [language]);
  return <HubContext value={inConsole}>{children}</HubContext>;
}
