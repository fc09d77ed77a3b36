import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { useFieldNames } from '../../src/components/form/formKit.ts';
import plain from '../list/plainTable.module.css';
import { useFieldValue } from './fieldValue.ts';
import styles from './review.module.css';

/** What the last submission changed, as it was and as it is (B4). */
export function Changes({ record }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const { full } = useFieldNames();
  const show = useFieldValue();
  const { changes, comments, form } = record;
  const word = (key: string) => translate(`staff.review.changes.${key}`);
  if (changes.length === 0) return null;
  const asked = (field: string) => comments.find((comment) => comment.field === field)?.text;
  return (
    <section className={`hub-card ${styles.section}`} aria-labelledby="review-changes">
      <h2 id="review-changes">
        {translate('staff.review.changes.title', { smart_count: changes.length })}
      </h2>
      <div className={styles.scroll}>
        <table className={`${plain.table} ${styles.compare}`}>
          <thead>
            <tr>
              {['field', 'before', 'after', 'asked'].map((key) => (
                <th key={key} scope="col">
                  {word(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{full(field)}</th>
                <td>
                  <del>{show(field, before, form)}</del>
                </td>
                <td>
                  <ins>{show(field, after, form)}</ins>
                </td>
                <td>{asked(field) ?? translate('staff.list.nothing')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
