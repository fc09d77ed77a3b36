/**
 * For browsers with Trusted Types, which accept HTML only from policies: {@link trustedHtml} is for sanitized HTML, and
 * the default policy lets libraries parse HTML without showing it. No policy creates scripts.
 */

/** The sanitized text is parsed into a document that is never shown and whose scripts don't run. */
const READING = 'DOMParser parseFromString';

interface Rules {
  createHTML?(html: string, type?: string, place?: string): string | null;
  createScriptURL?(): string;
}
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): unknown;
}

/** The browser's factory; undefined in a browser without Trusted Types. */
export const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
};

trustedTypes?.createPolicy('default', {
  // Without a sink, the caller wants the policy itself: the editor, for pasted HTML.
  createHTML: (html, _type, place = READING) => (place === READING ? html : null),
});
const policy = trustedTypes?.createPolicy('hub', { createHTML: (html) => html });

/** Marks HTML as sanitized, by cleanHtml or by the server. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
