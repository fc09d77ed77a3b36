import { useEffect } from 'react';
import { type Language, readLanguage } from '#contract/languages.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';

/** Stores the signed-in person's language, for every device and for emails, and changes the page's language at once. */
export function useStoreLanguage() {
  const { call, session, switchLanguage } = useHub();
  return async (language: Language): Promise<void> => {
    await call('changeLanguage', { body: { language } });
    await switchLanguage(language);
    await session.refresh();
  };
}

/** Changes to the stored language of the signed-in person, also if it was changed on another device. */
export function usePersonsLanguage(): void {
  const { switchLanguage } = useHub();
  const stored = readLanguage(useProfile()?.language);
  useEffect(() => {
    // If its texts can't be loaded, the page stays as it is.
    if (stored) switchLanguage(stored).catch(() => undefined);
  }, [stored, switchLanguage]);
}
