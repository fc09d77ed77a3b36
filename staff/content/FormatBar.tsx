import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import HeadingIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ImagePicker } from './ImagePicker.tsx';
import { LinkRow } from './LinkRow.tsx';

interface Tool {
  name: string;
  icon: ReactNode;
  run: (editor: Editor) => void;
  /** Pressed while the cursor stands in it. */
  on?: (editor: Editor) => boolean;
  /** Shown there alone. */
  shown?: (editor: Editor) => boolean;
}

const inTable = (editor: Editor) => editor.isActive('table');
const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: <BoldIcon />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: <ItalicIcon />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    icon: <HeadingIcon />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: <HeadingIcon fontSize="small" />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    on: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    icon: <BulletsIcon />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: <NumbersIcon />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: <QuoteIcon />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'table',
    icon: <TableIcon />,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run(),
    shown: (editor) => !inTable(editor),
  },
  {
    name: 'row',
    icon: '+ ↓',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
    shown: inTable,
  },
  {
    name: 'column',
    icon: '+ →',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
    shown: inTable,
  },
  {
    name: 'tableRemove',
    icon: '×',
    run: (editor) => editor.chain().focus().deleteTable().run(),
    shown: inTable,
  },
  { name: 'undo', icon: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];

/** The buttons above the text. Links and pictures ask for more. */
export function FormatBar({ editor, label }: { editor: Editor; label: string }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<'link' | 'image'>();
  const word = (name: string) => translate(`staff.content.format.${name}`);
  const button = (name: string, icon: ReactNode, press: () => void, pressed?: boolean) => (
    <ToggleButton
      key={name}
      value={name}
      size="small"
      title={word(name)}
      aria-label={word(name)}
      selected={pressed ?? false}
      onClick={press}
    >
      {icon}
    </ToggleButton>
  );
  return (
    <>
      <ToggleButtonGroup aria-label={label} className="staff-editor-bar">
        {tools
          .filter(({ shown }) => !shown || shown(editor))
          .map(({ name, icon, run, on }) => button(name, icon, () => run(editor), on?.(editor)))}
        {button('link', <LinkIcon />, () => setAsking('link'), editor.isActive('link'))}
        {button('image', <ImageIcon />, () => setAsking('image'))}
      </ToggleButtonGroup>
      {asking === 'link' ? <LinkRow editor={editor} onDone={() => setAsking(undefined)} /> : null}
      <ImagePicker
        open={asking === 'image'}
        askAlt
        onClose={() => setAsking(undefined)}
        onChoose={({ url }, alt) => {
          editor.chain().focus().setImage({ src: url, alt }).run();
          setAsking(undefined);
        }}
      />
    </>
  );
}
