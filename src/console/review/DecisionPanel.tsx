import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { BooleanInput, DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DecisionKind } from '#contract/staff/review.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { NoteInput } from '../layout/NoteInput.tsx';
import { Section } from '../layout/Section.tsx';
import { commentsOf, type Draft } from './drafts.ts';

interface Props {
  onDecide: (kind: DecisionKind) => void;
  busy: boolean;
}

/** The settings of an approval, the comment or reason, and the three decisions. */
export function DecisionPanel({ onDecide, busy }: Props) {
  const word = useWords('staff.review');
  return (
    <Section id="review-decision" title={word('decision')}>
      <div>
        <BooleanInput
          source="quarterlyReportRequired"
          label="staff.review.required"
          helperText="staff.review.requiredHelp"
        />
        <DateInput source="renewalDate" label="staff.review.renewalDate" />
        <HeldButton fullWidth busy={busy} onClick={() => onDecide('approve')}>
          {word('approve')}
        </HeldButton>
      </div>
      <div>
        <NoteInput
          source="comment"
          label="staff.review.comment"
          helperText="staff.review.commentHelp"
          minRows={4}
        />
        <CommentCount />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
          {(['requestRevisions', 'reject'] as const).map((kind) => (
            <Button key={kind} variant="outlined" disabled={busy} onClick={() => onDecide(kind)}>
              {word(kind)}
            </Button>
          ))}
        </Stack>
      </div>
    </Section>
  );
}

/** How many fields have a comment. */
function CommentCount() {
  const translate = useTranslate();
  const draft = useWatch() as Draft;
  return (
    <Typography role="status" variant="caption">
      {translate('staff.review.commented', { smart_count: commentsOf(draft).length })}
    </Typography>
  );
}
