import { useTranslate } from 'ra-core';
import { at } from '../../contract/forms/crossField.ts';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { useFormKit } from '../../src/components/form/formKit.ts';
import { FieldReview } from './FieldReview.tsx';
import { useFieldValue } from './fieldValue.ts';
import styles from './review.module.css';
import { sections } from './sections.ts';

interface Props {
  form: object;
  /** What the last submission changed. */
  changes?: ReviewRecord['changes'];
  comments?: Record<string, string>;
  onComments?: ((comments: Record<string, string>) => void) | undefined;
}

/** A whole form as it was submitted, by the kit around it; a comment for each field where comments are taken. */
export function FormReview({ form, changes = [], comments = {}, onComments }: Props) {
  const translate = useTranslate();
  const show = useFieldValue();
  const { part } = useFormKit();
  const changed = new Map(changes.map(({ field, before }) => [field, before]));
  return sections[part]?.map(({ name, fields }) => (
    <section key={name} className={`hub-card ${styles.section}`} aria-labelledby={`review-${name}`}>
      <h2 id={`review-${name}`}>
        {translate(`staff.groups.${part}.${name}`, {
          _: translate(`${part}.groups.${name}.title`),
        })}
      </h2>
      <dl className={styles.fields}>
        {fields.map((path) => (
          <FieldReview
            key={path}
            path={path}
            value={show(path, at(form, path), form)}
            before={changed.has(path) ? show(path, changed.get(path), form) : undefined}
            comment={comments[path] ?? ''}
            onComment={onComments && ((text) => onComments({ ...comments, [path]: text }))}
          />
        ))}
      </dl>
    </section>
  ));
}
