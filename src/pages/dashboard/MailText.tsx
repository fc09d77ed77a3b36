interface Props {
  text: string;
  email: string;
}

/** A text in which the address can be written to. */
export function MailText({ text, email }: Props) {
  const [before, ...after] = text.split(email);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after.join(email)}
    </>
  );
}
