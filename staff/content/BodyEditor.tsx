import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTranslate } from 'ra-core';
import { FormatBar } from './FormatBar.tsx';
import { tidyHtml } from './tidyHtml.ts';
import './bodyEditor.css';

/** A table without the widths that it would write into a style. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // From the last cell Tab leaves the text: a row more at each press would let no keyboard out (WCAG 2.1.2).
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

// The page's name is its h1. Styles stand in bodyEditor.css: the security policy lets no script write any.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit.configure({ table: false }),
  PlainTable,
];

interface Props {
  /** HTML at first; what is typed is told by `onChange`. */
  html: string;
  onChange: (html: string) => void;
  labelledBy: string;
}

/** Writes a page's text as it will look. What it can't hold is cleaned away by the server at the latest. */
export default function BodyEditor({ html, onChange, labelledBy }: Props) {
  const translate = useTranslate();
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'hub-prose staff-editor-text',
      },
    },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : tidyHtml(written.getHTML())),
  });
  return (
    <div className="staff-editor">
      <FormatBar editor={editor} label={translate('staff.content.format.label')} />
      <EditorContent editor={editor} />
    </div>
  );
}
