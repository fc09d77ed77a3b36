import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface Props {
  title: string;
  text: ReactNode;
  /** Escape. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A dialog over whatever the page shows, other dialogs too: the browser keeps the focus in it and gives it back. */
export function Dialog({ title, text, onCancel, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="hub-dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`}>{text}</p>
      {children}
    </dialog>
  );
}
