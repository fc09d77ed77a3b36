import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { limits } from '../../contract/limits.ts';

/** A text input of staff about an agency or a person: a comment, a reason, a note. */
export const NoteInput = ({ slotProps, ...rest }: ComponentProps<typeof TextInput>) => (
  <TextInput
    multiline
    minRows={2}
    slotProps={{ ...slotProps, htmlInput: { maxLength: limits.noteMax, ...slotProps?.htmlInput } }}
    {...rest}
  />
);
