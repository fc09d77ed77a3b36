import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Question {
  title: string;
  /** What it means, and for whom. */
  text: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  /** The label of the other button; default: 'Cancel'. */
  cancel?: string;
}

/** Asks for confirmation before an action that can't be undone; `dialog` can be rendered anywhere on the page. */
export function useConfirm() {
  const translate = useTranslate();
  const [question, setQuestion] = useState<Question & { reply: (yes: boolean) => void }>();
  /** The dialog fades away once there is one. */
  const [answer, setAnswer] = useState<boolean>();
  /**
   * Resolves with whether the person agreed, after the dialog has closed: then the focus can be moved, and announcements
   * are heard.
   */
  const ask = (next: Question) =>
    new Promise<boolean>((reply) => {
      setAnswer(undefined);
      setQuestion({ ...next, reply });
    });
  const decide = (yes: boolean) => setAnswer((before) => before ?? yes);
  const dialog = question && (
    <ConfirmDialog
      open={answer === undefined}
      title={question.title}
      confirm={question.confirm}
      cancel={question.cancel ?? translate('common.cancel')}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
      onClosed={() => {
        setQuestion(undefined);
        question.reply(answer === true);
      }}
    >
      {question.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
