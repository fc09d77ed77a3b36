import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../src/components/public/Button.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';

/** Asks where the chosen words lead; no address takes the link away. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`staff.content.format.${name}`);
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
    <div className="staff-editor-link">
      <TextField
        label={word('linkAddress')}
        value={href}
        autoFocus
        autoComplete="off"
        onKeyDown={press}
        onChange={(event) => setHref(event.target.value)}
      />
      <Button variant="quiet" onClick={() => set(href)}>
        {word('linkSet')}
      </Button>
      <Button variant="plain" onClick={() => set('')}>
        {word('linkRemove')}
      </Button>
    </div>
  );
}
