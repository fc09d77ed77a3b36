import CommentIcon from '@mui/icons-material/AddCommentOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFieldNames } from '../../src/components/form/formKit.ts';
import { NoteField } from '../list/NoteField.tsx';
import styles from './review.module.css';

interface Props {
  path: string;
  value: string;
  /** What it was, where the last submission changed it. */
  before?: string | undefined;
  comment: string;
  /** undefined: nothing is decided here, so nothing can be said. */
  onComment?: ((text: string) => void) | undefined;
}

/** A field of the form with its value, and what the reviewer says to it. */
export function FieldReview({ path, value, before, comment, onComment }: Props) {
  const translate = useTranslate();
  const names = useFieldNames();
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
          <NoteField
            label={translate('staff.review.commentOn', { field: names.full(path) })}
            data-comment
            rows={2}
            // The person has just asked for it.
            autoFocus={opened}
            value={comment}
            onChange={onComment}
            onBlur={() => setOpened(false)}
          />
        ) : null}
      </dd>
    </div>
  );
}
