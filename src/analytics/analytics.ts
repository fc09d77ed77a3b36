import { analyticsHosts } from '../../contract/analytics.ts';
import { trustedTypes } from '../trustedHtml.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads the analytics; whoever calls has the visitor's consent (H6). */
export function startAnalytics(key: string): void {
  window.dataLayer ??= [];
  // What the script reads is `arguments` itself, no array.
  function note(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  }
  note('js', new Date());
  note('config', key, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  const address = `${analyticsHosts.script}/gtag/js?id=${encodeURIComponent(key)}`;
  // The one script that a script of ours makes (Trusted Types).
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: () => address });
  script.src = (policy?.createScriptURL('') ?? address) as string;
  document.head.append(script);
}
