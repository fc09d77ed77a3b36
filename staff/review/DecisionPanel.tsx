import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { DecisionKind } from '../../contract/staff/review.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { NoteField } from '../list/NoteField.tsx';
import type { Draft } from './drafts.ts';
import styles from './review.module.css';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onDecide: (kind: DecisionKind) => void;
  /** Texts beside the inputs, by their names in the decision. */
  errors: Readonly<Record<string, string>>;
  /** Why it can't be approved yet (B11). */
  unconfirmed: boolean;
  busy: boolean;
}

/** What is set with an approval, what is said otherwise, and the three ways to decide (B1). */
export function DecisionPanel(props: Props) {
  const { draft, onChange, onDecide, errors, unconfirmed, busy } = props;
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.review.${key}`);
  const panel = useRef<HTMLElement>(null);
  // Whoever pressed a key may be anywhere on the page: what is refused is where to go on.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const said = Object.values(draft.comments).filter((text) => text.trim() !== '').length;
  return (
    <section ref={panel} className={`hub-card ${styles.panel}`} aria-labelledby="review-decision">
      <h2 id="review-decision">{word('decision')}</h2>
      <Checkbox
        label={word('required')}
        help={word('requiredHelp')}
        checked={draft.quarterlyReportRequired}
        onChange={(event) => onChange({ quarterlyReportRequired: event.target.checked })}
      />
      <TextField
        type="date"
        label={word('renewalDate')}
        value={draft.renewalDate}
        error={errors.renewalDate}
        errorWord={translate('common.error')}
        onChange={(event) => onChange({ renewalDate: event.target.value })}
      />
      <Button
        busy={busy}
        reason={unconfirmed ? word('approveHeld') : undefined}
        onClick={() => onDecide('approve')}
      >
        {word('approve')}
      </Button>
      <NoteField
        label={word('comment')}
        help={word('commentHelp')}
        rows={4}
        value={draft.comment}
        onChange={(comment) => onChange({ comment })}
        error={errors.comment ?? errors.reason}
      />
      <p className={styles.count} role="status">
        {translate('staff.review.commented', { smart_count: said })}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" busy={busy} onClick={() => onDecide('requestRevisions')}>
          {word('requestRevisions')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => onDecide('reject')}>
          {word('reject')}
        </Button>
      </div>
    </section>
  );
}
