/** An email address, which wraps before its @ where the line is short; within its parts only if even they don't fit. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.includes('@') ? email.lastIndexOf('@') : email.length;
  return (
    <span className="hub-breakable" translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
