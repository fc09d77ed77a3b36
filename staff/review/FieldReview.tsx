import CommentIcon from '@mui/icons-material/AddCommentOutlined';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFieldNames } from '../../src/components/form/formKit.ts';
import { Field } from '../../src/components/public/Field.tsx';
import styles from './review.module.css';

interface Props {
  path: string;
  value: string;
  /** What it was, where the last submission changed it. */
  before?: string | undefined;
  comment: string;
  /** undefined: nothing is decided here, so nothing can be said. */
  onComment?: ((text: string) => void) | undefined;
  error?: string | undefined;
}

/** A field of the form with its value, and what the reviewer says to it. */
export function FieldReview({ path, value, before, comment, onComment, error }: Props) {
  const translate = useTranslate();
  const names = useFieldNames();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const open = opened || comment !== '';
  return (
    <div className={before === undefined ? styles.field : `${styles.field} ${styles.changed}`}>
      <dt>{names.own(path)}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {before === undefined ? null : (
          <span className={styles.before}>{translate('staff.review.was', { value: before })}</span>
        )}
        {onComment && !open ? (
          <button
            type="button"
            className={`hub-icon-button ${styles.commentButton}`}
            data-comment
            aria-label={translate('staff.review.commentOn', { field: names.full(path) })}
            onClick={() => setOpened(true)}
          >
            <CommentIcon />
          </button>
        ) : null}
        {onComment && open ? (
          <Field
            id={id}
            label={translate('staff.review.commentOn', { field: names.full(path) })}
            error={error}
            errorWord={translate('common.error')}
          >
            {(field) => (
              <textarea
                {...field}
                className="hub-input"
                data-comment
                rows={2}
                maxLength={2000}
                // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
                autoFocus={opened}
                value={comment}
                onChange={(event) => onComment(event.target.value)}
                onBlur={() => setOpened(false)}
              />
            )}
          </Field>
        ) : null}
      </dd>
    </div>
  );
}
