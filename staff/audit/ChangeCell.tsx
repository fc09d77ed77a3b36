import { useTranslate } from 'ra-core';
import type { AuditRow } from '../../contract/staff/audit.ts';
import styles from './audit.module.css';
import { changesOf } from './changes.ts';

/** One change in a line; several behind a disclosure. */
export function ChangeCell({ row: { before, after, note } }: { row: AuditRow }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.audit.${key}`, params);
  const changes = changesOf(before, after);
  const [only, ...others] = changes;
  return (
    <div className={styles.change}>
      {only && others.length === 0 ? (
        <p className={styles.wrap}>
          {only.field}: {only.before ? <del>{only.before}</del> : null} <ins>{only.after}</ins>
        </p>
      ) : null}
      {others.length > 0 ? (
        <details>
          <summary>{word('show', { count: changes.length })}</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{word('field')}</th>
                <th scope="col">{word('before')}</th>
                <th scope="col">{word('after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{change.field}</th>
                  <td>{change.before}</td>
                  <td>{change.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
      {note ? <p className={styles.wrap}>{word('note', { note })}</p> : null}
    </div>
  );
}
