const KEY = 'hub.email';

/** The address of 'Remember my email' (specification §9, decision F6), kept in local storage while it is checked. */
export const rememberedEmail = {
  read: (): string => localStorage.getItem(KEY) ?? '',
  keep: (email: string): void => localStorage.setItem(KEY, email),
  forget: (): void => localStorage.removeItem(KEY),
};
