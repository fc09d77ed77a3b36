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
      <div className={styles.sides}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: some browsers forget them where rows are no rows */}
        <table role="table" className={`${plain.table} ${styles.compare}`}>
          <thead role="rowgroup">
            <tr role="row">
              {['field', 'before', 'after', 'asked'].map((key) => (
                <th key={key} scope="col" role="columnheader">
                  {word(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {changes.map(({ field, before, after }) => (
              <tr key={field} role="row">
                <th scope="row" role="rowheader">
                  {full(field)}
                </th>
                <td role="cell" data-column={word('before')}>
                  <del>{show(field, before, form)}</del>
                </td>
                <td role="cell" data-column={word('after')}>
                  <ins>{show(field, after, form)}</ins>
                </td>
                <td role="cell" data-column={word('asked')}>
                  {asked(field) ?? translate('staff.list.nothing')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </section>
  );
}
