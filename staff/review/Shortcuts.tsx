import { useTranslate } from 'ra-core';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import styles from './review.module.css';

const keys = ['j', 'k', 'a', 'r', 'x', 'n', 'p', 'q'] as const;

/** What keys do on this page, and the switch for them. */
export function Shortcuts({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const translate = useTranslate();
  return (
    <details className={styles.shortcuts}>
      <summary>{translate('staff.review.keys.title')}</summary>
      <Checkbox
        label={translate('staff.review.keys.on')}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{translate(`staff.review.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
