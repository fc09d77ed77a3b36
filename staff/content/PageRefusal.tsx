import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import styles from './content.module.css';

/** Why something was not done to a page: what was pressed may stand far below. */
export function PageRefusal({ error }: { error: Error | undefined }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <div ref={place} tabIndex={-1} className={styles.refused}>
      {error ? <CallAlert error={error} title={translate('staff.content.failed')} /> : null}
    </div>
  );
}
