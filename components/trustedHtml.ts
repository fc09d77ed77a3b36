/**
 * Where the browser takes HTML only from who may make it (Trusted Types): by {@link trustedHtml}, which is for what has
 * been cleaned, and by the default policy, which lets libraries read HTML without showing it. Nothing makes a script.
 */

/** What is read by it is in no document that is shown, and its scripts don't run. */
const READING = 'DOMParser parseFromString';

interface Rules {
  createHTML?(html: string, type?: string, place?: string): string | null;
  createScriptURL?(): string;
}
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): unknown;
}

/** What the browser has for it; undefined in one that has not. */
export const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
};

trustedTypes?.createPolicy('default', {
  // Who calls without a place asks for the policy itself: the editor, for what is pasted into it.
  createHTML: (html, _type, place = READING) => (place === READING ? html : null),
});
const policy = trustedTypes?.createPolicy('hub', { createHTML: (html) => html });

/** Says that HTML was cleaned: by cleanHtml, or by the server. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
