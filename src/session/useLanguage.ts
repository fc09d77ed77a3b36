import { useEffect } from 'react';
import { type Language, readLanguage } from '../../contract/languages.ts';
import { useHub } from '../../providers/HubContext.ts';
import { useProfile } from './useProfile.ts';

/** Stores the language of who is signed in, for every device and for emails, and speaks it here at once. */
export function useChangeLanguage() {
  const { call, session, speak } = useHub();
  return async (language: Language): Promise<void> => {
    await call('changeLanguage', { body: { language } });
    await speak(language);
    await session.refresh();
  };
}

/** Speaks the stored language of who is signed in, also where it was changed on another device meanwhile. */
export function usePersonsLanguage(): void {
  const { speak } = useHub();
  const stored = readLanguage(useProfile()?.language);
  useEffect(() => {
    // Without its texts the page stays as it is.
    if (stored) speak(stored).catch(() => undefined);
  }, [stored, speak]);
}
