import { useTranslate } from 'ra-core';
import { at } from '../../contract/forms/crossField.ts';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import type { FormKit } from '../../src/components/form/formKit.ts';
import { FieldReview } from './FieldReview.tsx';
import { useFieldValue } from './fieldValue.ts';
import styles from './review.module.css';
import { sections } from './sections.ts';

/** The names of the agency form's fields. */
export const agencyKit: FormKit = {
  part: 'agency',
  required: new Set<string>(),
  comments: [],
  readOnly: true,
};

interface Props {
  record: ReviewRecord;
  comments: Record<string, string>;
  onComments?: ((comments: Record<string, string>) => void) | undefined;
  /** Texts beside comments, by path of the field. */
  errors?: Record<string, string>;
}

/** The whole form, a comment for each field. */
export function FormReview({ record, comments, onComments, errors = {} }: Props) {
  const translate = useTranslate();
  const show = useFieldValue();
  const changed = new Map(record.changes.map(({ field, before }) => [field, before]));
  return sections.map(({ name, fields }) => (
    <section key={name} className={`hub-card ${styles.section}`} aria-labelledby={`review-${name}`}>
      <h2 id={`review-${name}`}>{translate(`agency.groups.${name}.title`)}</h2>
      <dl className={styles.fields}>
        {fields.map((path) => (
          <FieldReview
            key={path}
            path={path}
            value={show(path, at(record.form, path), record.form)}
            before={changed.has(path) ? show(path, changed.get(path), record.form) : undefined}
            comment={comments[path] ?? ''}
            onComment={onComments && ((text) => onComments({ ...comments, [path]: text }))}
            error={errors[path]}
          />
        ))}
      </dl>
    </section>
  ));
}
