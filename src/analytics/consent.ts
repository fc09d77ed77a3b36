const KEY = 'hub.analyticsConsent';

/** What a visitor answered to the question about analytics; undefined before. Kept in local storage. */
export function consent(): boolean | undefined {
  const said = localStorage.getItem(KEY);
  return said === null ? undefined : said === 'yes';
}

/** Keeps the answer for the next visits. */
export const keepConsent = (agreed: boolean): void =>
  localStorage.setItem(KEY, agreed ? 'yes' : 'no');
