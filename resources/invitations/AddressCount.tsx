import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { AddressList } from '../../contract/addressList.ts';
import styles from './InvitePanel.module.css';

/** '12 valid, 1 duplicate, 2 invalid' as small chips, heard as one sentence while typing or pasting (D5, I16). */
export function AddressCount({ list }: { list: AddressList }) {
  const translate = useTranslate();
  const counts = [
    { name: 'valid', n: list.valid.length, tone: 'done' },
    { name: 'duplicate', n: list.duplicates.length, tone: 'warn' },
    { name: 'invalid', n: list.invalid.length, tone: 'error' },
  ];
  const some = counts.some(({ n }) => n > 0);
  return (
    <p className={styles.counts} aria-live="polite" aria-atomic="true">
      {some
        ? counts.map(({ name, n, tone }, at) => (
            <Fragment key={name}>
              {at > 0 ? <span className="visually-hidden">, </span> : null}
              <span className={styles.chip} data-tone={n > 0 ? tone : 'quiet'}>
                {translate(`associates.invite.${name}`, { n })}
              </span>
            </Fragment>
          ))
        : null}
    </p>
  );
}
