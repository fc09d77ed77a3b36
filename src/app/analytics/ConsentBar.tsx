import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { analyticsHosts } from '#contract/analytics.ts';
import { pathTo } from '#contract/paths.ts';
import { browserMemory } from '#providers/browserMemory.ts';
import { useHub } from '#providers/HubContext.ts';
import { Button } from '#src/guest/kit/Button.tsx';
import { trustedTypes } from '#src/guest/kit/trustedHtml.ts';
import './consent.css';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function readConsent(): boolean | undefined {
  const answer = browserMemory.analyticsConsent.read();
  return answer === null ? undefined : answer === 'yes';
}

/** Asks once for consent to count visits, and loads the analytics only after a yes (decision H6). */
export default function ConsentBar({ analyticsKey }: { analyticsKey: string }) {
  const { t } = useHub();
  const id = useId();
  const [agreed, setAgreed] = useState(readConsent);
  useEffect(() => {
    if (agreed) startAnalytics(analyticsKey);
  }, [agreed, analyticsKey]);
  if (agreed !== undefined) return null;

  const answer = (yes: boolean) => () => {
    browserMemory.analyticsConsent.keep(yes ? 'yes' : 'no');
    setAgreed(yes);
    // The focused button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="hub-card hub-ends hub-consent" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('consent.title')}</h2>
        <p>
          <span>{t('consent.text')}</span>{' '}
          <Link to={pathTo('content', { code: 'cookies' })}>{t('consent.more')}</Link>
        </p>
      </div>
      <div className="hub-ends">
        <Button variant="quiet" onClick={answer(false)}>
          {t('consent.decline')}
        </Button>
        <Button onClick={answer(true)}>{t('consent.accept')}</Button>
      </div>
    </section>
  );
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '');

/** Loads the analytics. Only to be called with the visitor's consent. */
function startAnalytics(key: string): void {
  window.dataLayer ??= [];
  // The script needs the `arguments` object itself, not an array.
  function note(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  }
  note('js', new Date());
  // A query may hold the address of a person who was searched for, or the token of an emailed link.
  const [page, before] = [window.location.href, document.referrer].map(withoutQuery);
  note('config', key, { anonymize_ip: true, page_location: page, page_referrer: before });
  const script = document.createElement('script');
  script.async = true;
  const address = `${analyticsHosts.script}/gtag/js?id=${encodeURIComponent(key)}`;
  // The only script element that our code creates (Trusted Types).
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: () => address });
  script.src = (policy?.createScriptURL('') ?? address) as string;
  document.head.append(script);
}
