import CommentIcon from '@mui/icons-material/AddCommentOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ComponentProps, useState } from 'react';
import { Labeled } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { NoteInput } from '../layout/NoteInput.tsx';

interface Props {
  /** The prefix of the catalogue keys of the field's name. */
  texts: string;
  path: string;
  value: string;
  /** Whether the browser's translator leaves the value. */
  translate: 'no' | undefined;
  /** The previous value, if the last submission changed it. */
  before?: string | undefined;
  /** Whether a comment can be added. */
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

/** A field of a submitted form with its value, its previous value and the reviewer's comment. */
export function FieldReview({ texts, path, value, translate, before, commented }: Props) {
  const inWords = useTranslate();
  const names = useFieldNames(texts);
  return (
    <Box sx={box(before !== undefined)}>
      <Labeled label={names.short(path)}>
        <Value translate={translate}>{value}</Value>
      </Labeled>
      {commented ? <Comment path={path} name={names.full(path)} /> : null}
      {before === undefined ? null : (
        <Box sx={{ gridColumn: '1 / -1', color: 'info.main', fontSize: '0.875rem' }}>
          <TextWithValues
            text={inWords('staff.review.was', { value: before })}
            values={translate ? [before] : []}
          />
        </Box>
      )}
    </Box>
  );
}

/** A component, since `Labeled` gives no label to a plain element. */
const Value = (props: Pick<ComponentProps<'span'>, 'children' | 'translate'>) => (
  <span {...props} />
);

/** A button to add a comment, then the input. An input that is left empty becomes the button again. */
function Comment({ path, name }: { path: string; name: string }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const source = `comments.${path}`;
  const [open, setOpen] = useState(() => Boolean(getValues(source)));
  const [added, setAdded] = useState(false);
  const label = translate('staff.review.commentOn', { field: name });
  if (!open) {
    const add = () => {
      setOpen(true);
      setAdded(true);
    };
    return (
      <IconButton size="small" data-comment aria-label={label} onClick={add}>
        <CommentIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <NoteInput
        source={source}
        label={label}
        // Not if a draft is restored.
        autoFocus={added}
        slotProps={{ htmlInput: { 'data-comment': true } }}
        onBlur={() => setOpen(Boolean(getValues(source)))}
      />
    </Box>
  );
}
