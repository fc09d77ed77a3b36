import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useState } from 'react';

const row = { flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, padding: 1.5 };

/** Asks where the chosen words lead; no address takes the link away. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`staff.content.format.${name}`);
  const id = useId();
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const set = (address: string) => {
    const link = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') link.unsetLink().run();
    else link.setLink({ href: address.trim() }).run();
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      editor.commands.focus();
      onDone();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set(href);
  };
  return (
    <Stack direction="row" sx={row}>
      <TextField
        id={id}
        label={word('linkAddress')}
        value={href}
        autoFocus
        autoComplete="off"
        sx={{ flex: '1 1 16rem', marginBottom: 0 }}
        onKeyDown={press}
        onChange={(event) => setHref(event.target.value)}
      />
      <MuiButton variant="outlined" onClick={() => set(href)}>
        {word('linkSet')}
      </MuiButton>
      <MuiButton onClick={() => set('')}>{word('linkRemove')}</MuiButton>
    </Stack>
  );
}
