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
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { bareText } from '#contract/characters.ts';
import { useUnsavedChanges } from '#src/guest/kit/unsavedChanges.ts';
import LeaveDialog from '#src/portal/ui/LeaveDialog.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { barLook } from './editorLook.ts';
import { ImagePicker } from './ImagePicker.tsx';

/** A button that formats the selected text. */
interface Tool {
  /** Key below `staff.content.format`, and TipTap's name of what the button is pressed in. */
  name: string;
  icon: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const textTools: readonly Tool[] = [
  { name: 'bold', icon: <BoldIcon />, run: (chain) => chain.toggleBold() },
  { name: 'italic', icon: <ItalicIcon />, run: (chain) => chain.toggleItalic() },
  { name: 'heading', icon: <HeadingIcon />, run: (chain) => chain.toggleHeading({ level: 2 }) },
  {
    name: 'subheading',
    icon: <HeadingIcon fontSize="small" />,
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bulletList', icon: <BulletsIcon />, run: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', icon: <NumbersIcon />, run: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', icon: <QuoteIcon />, run: (chain) => chain.toggleBlockquote() },
];
const newTable: Tool = {
  name: 'table',
  icon: <TableIcon />,
  run: (chain) => chain.insertTable({ rows: 3, cols: 3 }),
};
const tableTools: readonly Tool[] = [
  { name: 'row', icon: '+ ↓', run: (chain) => chain.addRowAfter() },
  { name: 'column', icon: '+ →', run: (chain) => chain.addColumnAfter() },
  { name: 'tableRemove', icon: '×', run: (chain) => chain.deleteTable() },
];
const historyTools: readonly Tool[] = [
  { name: 'undo', icon: <UndoIcon />, run: (chain) => chain.undo() },
  { name: 'redo', icon: <RedoIcon />, run: (chain) => chain.redo() },
];
const headingLevels: Record<string, number> = { heading: 2, subheading: 3 };

function isPressed(editor: Editor, name: string): boolean {
  const level = headingLevels[name];
  return level ? editor.isActive('heading', { level }) : editor.isActive(name);
}

/** The toolbar of the editor. */
export function FormatBar({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<'link' | 'image'>();
  const close = () => setAsking(undefined);
  const tools = [
    ...textTools,
    ...(editor.isActive('table') ? tableTools : [newTable]),
    ...historyTools,
  ];
  const button = (name: string, icon: ReactNode, onClick: () => void) => {
    const label = translate(`staff.content.format.${name}`);
    return (
      <ToggleButton
        key={name}
        value={name}
        size="small"
        title={label}
        aria-label={label}
        selected={isPressed(editor, name)}
        onClick={onClick}
      >
        {icon}
      </ToggleButton>
    );
  };
  return (
    <Box sx={barLook}>
      <ToggleButtonGroup aria-label={translate('staff.content.format.label')}>
        {tools.map(({ name, icon, run }) =>
          button(name, icon, () => run(editor.chain().focus()).run()),
        )}
        {button('link', <LinkIcon />, () => setAsking('link'))}
        {button('image', <ImageIcon />, () => setAsking('image'))}
      </ToggleButtonGroup>
      {asking === 'link' ? <LinkRow editor={editor} onDone={close} /> : null}
      <ImagePicker
        open={asking === 'image'}
        askAlt
        onClose={close}
        onChoose={({ url }, alt) => {
          editor.chain().focus().setImage({ src: url, alt }).run();
          close();
        }}
      />
    </Box>
  );
}

/** Asks for the URL of a link on the selected text; an empty one removes the link. */
function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const word = useWords('staff.content.format');
  const id = useId();
  const [before] = useState<string>(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [asking, setAsking] = useState(false);
  useUnsavedChanges(href !== before);
  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  const setLink = (address: string) => {
    const link = editor.chain().focus().extendMarkRange('link');
    const href = bareText(address);
    if (href === '') link.unsetLink().run();
    else link.setLink({ href }).run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (href === before) leave();
      else setAsking(true);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setLink(href);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, padding: 1.5 }}>
      <TextField
        id={id}
        label={word('linkAddress')}
        value={href}
        autoFocus
        autoComplete="off"
        sx={{ flex: '1 1 16rem', marginBottom: 0 }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setHref(target.value)}
      />
      <Button variant="outlined" onClick={() => setLink(href)}>
        {word('linkSet')}
      </Button>
      <Button onClick={() => setLink('')}>{word('linkRemove')}</Button>
      {asking ? <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} /> : null}
    </Stack>
  );
}
