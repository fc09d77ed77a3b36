import { EmailAddress } from './portal/EmailAddress.tsx';
import styles from './TextWithEmail.module.css';

interface Props {
  text: string;
  email: string;
  /** A mailto link. */
  linked?: boolean;
}

/** A text that contains an email address. The punctuation after the address stays on its line. */
export function TextWithEmail({ text, email, linked = false }: Props) {
  const [before, ...after] = email ? text.split(email) : [text];
  if (after.length === 0) return text;
  const rest = after.join(email);
  const [punctuation = ''] = rest.match(/^\S*/) ?? [];
  const address = <EmailAddress email={email} />;
  return (
    <>
      {before}
      <span className={styles.address}>
        {linked ? <a href={`mailto:${email}`}>{address}</a> : address}
        {punctuation}
      </span>
      {rest.slice(punctuation.length)}
    </>
  );
}
