import styles from './AddressText.module.css';
import { Address } from './portal/Address.tsx';

interface Props {
  text: string;
  email: string;
  /** It can be written to. */
  linked?: boolean;
}

/** A text with an e-mail address in it. */
export function AddressText({ text, email, linked = false }: Props) {
  const [before, ...after] = email ? text.split(email) : [text];
  if (after.length === 0) return text;
  const Tag = linked ? 'a' : 'span';
  return (
    <>
      {before}
      <Tag className={styles.address} href={linked ? `mailto:${email}` : undefined}>
        <Address email={email} />
      </Tag>
      {after.join(email)}
    </>
  );
}
