import { useTranslate } from 'ra-core';
import type { AuditRow } from '../../contract/staff/audit.ts';
import { fieldName } from '../../contract/staff/review.ts';
import { timeText } from '../list/timeText.ts';
import styles from './audit.module.css';
import { type Change, changesOf } from './changes.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A change in words: names of fields, statuses, yes and no, times in the viewer's zone. */
function useWords() {
  const translate = useTranslate();
  const said = (value: string) => {
    if (TIME.test(value)) return timeText(value);
    if (value === 'true' || value === 'false')
      return translate(value === 'true' ? 'staff.list.yes' : 'staff.list.no');
    return /^[A-Z_]+$/.test(value) ? translate(`staff.status.${value}`, { _: value }) : value;
  };
  return ({ field, before, after }: Change): Change => ({
    field: translate(`staff.audit.name.${field}`, { _: fieldName(field.replace(/^form\./, '')) }),
    before: said(before),
    after: said(after),
  });
}

/** One change in a line; several behind a disclosure. */
export function ChangeCell({ row: { before, after, note } }: { row: AuditRow }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.audit.${key}`, params);
  const changes = changesOf(before, after).map(useWords());
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
