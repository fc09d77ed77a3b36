import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/portal/ConfirmDialog.tsx';

interface Question {
  title: string;
  /** What it means, and for whom. */
  text: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
}

/** Asks for confirmation before an action that can't be undone; `dialog` can be rendered anywhere on the page. */
export function useConfirm() {
  const translate = useTranslate();
  const [question, setQuestion] = useState<Question & { reply: (yes: boolean) => void }>();
  // Separate from the question, which has to stay while the dialog fades away.
  const [open, setOpen] = useState(false);
  /** Resolves with whether the person agreed. */
  const ask = (next: Question) =>
    new Promise<boolean>((reply) => {
      setQuestion({ ...next, reply });
      setOpen(true);
    });
  const close = (yes: boolean) => {
    setOpen(false);
    question?.reply(yes);
  };
  const dialog = (
    <ConfirmDialog
      open={open}
      title={question?.title ?? ''}
      confirm={question?.confirm ?? ''}
      cancel={translate('common.cancel')}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {question?.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
