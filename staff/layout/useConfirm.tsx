import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';

interface Question {
  title: string;
  /** What it means for whom. */
  text: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
}

/** Asks before what can't be taken back, by react-admin's dialog. `dialog` stands anywhere on the page. */
export function useConfirm() {
  const [question, setQuestion] = useState<Question & { reply: (yes: boolean) => void }>();
  // Apart from the question, which has to stay while the dialog fades away.
  const [open, setOpen] = useState(false);
  /** Whether the person agreed. */
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
    <Confirm
      isOpen={open}
      title={question?.title ?? ''}
      content={question?.text ?? ''}
      confirm={question?.confirm ?? ''}
      cancel="common.cancel"
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
  return { ask, dialog };
}
