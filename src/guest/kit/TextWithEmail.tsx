import { EmailAddress } from './EmailAddress.tsx';

interface Props {
  text: string;
  email: string;
  /** A mailto link. */
  linked?: boolean;
}

/**
 * A text that contains an email address. Address and punctuation after it go to the next line as a whole, and break only
 * where that is too short as well.
 */
export function TextWithEmail({ text, email, linked = false }: Props) {
  const [before, ...after] = email ? text.split(email) : [text];
  if (after.length === 0) return text;
  const rest = after.join(email);
  const [punctuation = ''] = rest.match(/^\S*/) ?? [];
  const address = <EmailAddress email={email} />;
  return (
    <>
      <span>{before}</span>
      <span className="hub-whole">
        {linked ? <a href={`mailto:${email}`}>{address}</a> : address}
        <span>{punctuation}</span>
      </span>
      <span>{rest.slice(punctuation.length)}</span>
    </>
  );
}
