import { useHub } from '#providers/HubContext.ts';
import { ErrorIcon } from './icons.tsx';
import './kit.css';

/** The error line of an input: an icon, and the text in an element of its own. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  const { t } = useHub();
  return (
    <p id={id} className="hub-field-error">
      <ErrorIcon />
      <span className="visually-hidden">{`${t('common.error')} `}</span>
      <span>{text}</span>
    </p>
  );
}
