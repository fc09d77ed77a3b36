import { useTranslate } from 'ra-core';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';

interface Props {
  /** Its key in the catalogue. */
  text: string;
  /** Whom to write to: the text's `email`, as a link. */
  email: string;
  /** The text's `date`. */
  date?: string;
}

/** A text of the catalogue that says whom to write to. */
export function MailtoText({ text, email, date }: Props) {
  const translate = useTranslate();
  return <TextWithEmail linked text={translate(text, { email, date })} email={email} />;
}
