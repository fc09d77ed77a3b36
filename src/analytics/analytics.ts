import { analyticsHosts } from '../../contract/analytics.ts';

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
  script.src = `${analyticsHosts.script}/gtag/js?id=${encodeURIComponent(key)}`;
  document.head.append(script);
}
