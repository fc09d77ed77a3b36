import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/components/portal/ConfirmDialog.tsx';

interface Question {
  title: string;
  /** What it means for whom. */
  text: string;
  /** The word on the button that does it. */
  confirm: string;
  onConfirm: () => void;
}

/** Asks before what can't be taken back. `dialog` stands anywhere on the page. */
export function useConfirm() {
  const translate = useTranslate();
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setOpen(true);
  };
  const dialog = (
    <ConfirmDialog
      open={open}
      title={question?.title ?? ''}
      confirm={question?.confirm ?? ''}
      cancel={translate('common.cancel')}
      onConfirm={() => {
        setOpen(false);
        question?.onConfirm();
      }}
      onCancel={() => setOpen(false)}
      onClosed={() => undefined}
    >
      {question?.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
