import styles from './AddressText.module.css';
import { Address } from './portal/Address.tsx';

interface Props {
  text: string;
  email: string;
  /** It can be written to. */
  linked?: boolean;
}

/** A text with an e-mail address in it. The punctuation after the address stays on its line. */
export function AddressText({ text, email, linked = false }: Props) {
  const [before, ...after] = email ? text.split(email) : [text];
  if (after.length === 0) return text;
  const rest = after.join(email);
  const [punctuation = ''] = rest.match(/^\S*/) ?? [];
  const address = <Address email={email} />;
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
