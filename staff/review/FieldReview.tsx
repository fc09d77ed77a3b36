import CommentIcon from '@mui/icons-material/AddCommentOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Labeled } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldNames } from '../../src/components/form/formKit.ts';
import { NoteInput } from '../layout/NoteInput.tsx';

interface Props {
  path: string;
  value: string;
  /** What it was, where the last submission changed it. */
  before?: string | undefined;
  /** The form around it takes comments. */
  commented: boolean;
}

const box = (changed: boolean) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: '6px 8px',
  borderRadius: 'var(--hub-radius)',
  ...(changed && { backgroundColor: 'var(--hub-info-tint)' }),
});

/** A field of the form with its value, and what the reviewer says to it. */
export function FieldReview({ path, value, before, commented }: Props) {
  const translate = useTranslate();
  const names = useFieldNames();
  return (
    <Box sx={box(before !== undefined)}>
      <Labeled label={names.own(path)}>
        <Value>{value}</Value>
      </Labeled>
      {commented ? <Comment path={path} /> : null}
      {before === undefined ? null : (
        <Box sx={{ gridColumn: '1 / -1', color: 'info.main', fontSize: '0.875rem' }}>
          {translate('staff.review.was', { value: before })}
        </Box>
      )}
    </Box>
  );
}

/** A child that react-admin gives a label: it leaves elements without one. */
const Value = ({ children }: { children: string }) => <span>{children}</span>;

/** The button for a comment; once it is asked for, or there is one, its input. */
function Comment({ path }: { path: string }) {
  const translate = useTranslate();
  const names = useFieldNames();
  const { getValues } = useFormContext();
  const source = `comments.${path}`;
  const [open, setOpen] = useState(() => Boolean(getValues(source)));
  const [asked, setAsked] = useState(false);
  const label = translate('staff.review.commentOn', { field: names.full(path) });
  if (!open) {
    const ask = () => {
      setOpen(true);
      setAsked(true);
    };
    return (
      <IconButton size="small" data-comment aria-label={label} onClick={ask}>
        <CommentIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <NoteInput
        source={source}
        label={label}
        // The person has just asked for it.
        autoFocus={asked}
        slotProps={{ htmlInput: { 'data-comment': true } }}
        onBlur={() => setOpen(Boolean(getValues(source)))}
      />
    </Box>
  );
}
