const ACRONYMS: Record<string, string> = { iata: 'IATA', ach: 'ACH', hws: 'HWS' };

/**
 * Returns the name of a form field for the audit: `accountingPOC.mailingAddress.zip` is 'Accounting POC, Mailing Address,
 * Zip'. The console does without the portal's catalogue.
 */
export const fieldName = (path: string): string =>
  path
    .replace(/^agency(Details|BusinessProfile)\./, '')
    .split('.')
    .map((part) =>
      part
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .split(' ')
        .map(word)
        .join(' '),
    )
    .join(', ');

const word = (text: string) =>
  ACRONYMS[text.toLowerCase()] ?? text.charAt(0).toUpperCase() + text.slice(1);
