import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';

/**
 * A text input of staff about an agency or a person: a comment, a reason, a note. The server says what is too long: the browser's
 * own limit would cut a pasted text without a word, and count an emoji as two.
 */
export const NoteInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput multiline minRows={2} {...props} />
);
