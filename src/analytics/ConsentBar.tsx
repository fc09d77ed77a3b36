import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../contract/paths.ts';
import { t } from '../../providers/i18n/translate.ts';
import { Button } from '../components/public/Button.tsx';
import { startAnalytics } from './analytics.ts';
import { consent, keepConsent } from './consent.ts';
import './consent.css';

/** Asks once whether visits may be counted, and loads the analytics after a yes, never before (H6). */
export default function ConsentBar({ analyticsKey }: { analyticsKey: string }) {
  const id = useId();
  const [agreed, setAgreed] = useState(consent);
  useEffect(() => {
    if (agreed) startAnalytics(analyticsKey);
  }, [agreed, analyticsKey]);
  if (agreed !== undefined) return null;

  const answer = (yes: boolean) => () => {
    keepConsent(yes);
    setAgreed(yes);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="hub-consent" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('consent.title')}</h2>
        <p>
          {t('consent.text')}{' '}
          <Link to={pathTo('content', { code: 'cookies' })}>{t('consent.more')}</Link>
        </p>
      </div>
      <div className="hub-consent-buttons">
        <Button variant="quiet" onClick={answer(false)}>
          {t('consent.decline')}
        </Button>
        <Button onClick={answer(true)}>{t('consent.accept')}</Button>
      </div>
    </section>
  );
}
