import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { proseClass } from '#src/guest/kit/Prose.tsx';
import { editorLook } from './editorLook.ts';
import { FormatBar } from './FormatBar.tsx';
import { tidyHtml } from './tidyHtml.ts';

/** A table without column widths, which would be written as styles. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // In the last cell, Tab leaves the editor. TipTap would add a row at each press and trap the keyboard (WCAG 2.1.2).
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

// No h1: that is the page's name.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit.configure({ table: false }),
  PlainTable,
];

/** The text of a page as an input of react-admin (WYSIWYG). Its value is HTML. */
export default function BodyInput({ id, lang }: { id: string; lang: string }) {
  const translate = useTranslate();
  const labelId = useId();
  const { field, fieldState } = useInput({ source: 'body' });
  const written = useRef<unknown>(field.value);
  const editor = useEditor({
    extensions,
    content: field.value,
    // The content security policy forbids styles written by script: they are in `editorLook`.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
        // A translation would be saved as the text.
        translate: 'no',
        class: proseClass,
      },
    },
    onUpdate: ({ editor }) => {
      written.current = editor.isEmpty ? '' : tidyHtml(editor.getHTML());
      field.onChange(written.current);
    },
  });
  // Another text than was written here: what somebody else has saved was taken over.
  useEffect(() => {
    if (field.value === written.current) return;
    written.current = field.value;
    editor.commands.setContent(field.value, { emitUpdate: false });
  }, [field.value, editor]);
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId} component="span" sx={{ fontWeight: 600 }}>
        {translate('staff.content.field.body')}
      </FormLabel>
      <Box sx={editorLook}>
        <FormatBar editor={editor} />
        <EditorContent editor={editor} />
      </Box>
      {fieldState.error?.message ? (
        <FormHelperText>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
